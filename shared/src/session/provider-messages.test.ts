import { signInCodeMessage, signInMessages } from './provider-messages.ts';

const UNEXPECTED = '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。';
const NETWORK = '通信に失敗しました。接続を確認してもう一度お試しください。';
const DISABLED = 'このアカウントは利用できません。サポート窓口にお問い合わせください。';
const CODE_EXPIRED = '認証コードの有効期限が切れています。コードを再送してください。';

describe('the login', () => {
  test.each(['invalid-credential', 'invalid-login-credentials', 'wrong-password', 'user-not-found', 'invalid-email'])(
    '%s is the one sentence that tells nothing about the account [8.30]',
    (code) => {
      expect(signInMessages(code)).toEqual(['メールアドレスまたはパスワードが正しくありません。']);
    },
  );

  test.each([
    ['user-disabled', [UNEXPECTED, DISABLED]],
    [
      'too-many-requests',
      [UNEXPECTED, 'ログインの失敗が続いたため、一時的にログインできません。しばらく時間をおいてお試しください。'],
    ],
    ['network-request-failed', [UNEXPECTED, NETWORK]],
    ['internal-error', [UNEXPECTED]],
    [null, [UNEXPECTED]],
  ])('%s is unexpected, and says what helps where that is known [8.30]', (code, expected) => {
    expect(signInMessages(code)).toEqual(expected);
  });

  const NOT_SENT = '認証コードを送信できませんでした。しばらく時間をおいてお試しください。';
  test.each([
    ['confirm', 'invalid-verification-code', '認証コードが正しくありません。'],
    ['confirm', 'code-expired', CODE_EXPIRED],
    ['confirm', 'session-expired', CODE_EXPIRED],
    ['confirm', 'network-request-failed', NETWORK],
    ['confirm', 'user-disabled', DISABLED],
    ['confirm', 'internal-error', UNEXPECTED],
    ['send', 'quota-exceeded', NOT_SENT],
    ['send', 'too-many-requests', NOT_SENT],
    ['send', 'network-request-failed', NETWORK],
    ['send', 'user-disabled', DISABLED],
    ['send', 'session-expired', CODE_EXPIRED],
    ['send', null, NOT_SENT],
  ] as const)('code by SMS, %s: %s [8.30]', (step, code, message) => {
    expect(signInCodeMessage(step, code)).toBe(message);
  });
});
