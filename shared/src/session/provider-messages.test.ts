import {
  newPasswordMessage,
  passwordChangeRefusal,
  phoneRefusal,
  reauthenticationRefusal,
  resetRequestMessage,
  revertMessage,
  secondFactorMessage,
  signInCodeMessage,
  signInMessages,
} from './provider-messages.ts';

const UNEXPECTED = '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。';
const NETWORK = '通信に失敗しました。接続を確認してもう一度お試しください。';
const DISABLED = 'このアカウントは利用できません。サポート窓口にお問い合わせください。';
const DISABLED_HERE = 'このアカウントは利用できません。管理者またはサポート窓口にお問い合わせください。';
const MAIL_LIMIT = '送信回数の上限に達しました。しばらく時間をおいてお試しください。';
const TOO_MANY = '操作の回数が多いため、一時的に制限されています。しばらく時間をおいてお試しください。';
const TOO_WEAK = 'パスワードが簡単すぎます。文字数を増やすか、推測されにくいものにしてください。';
const CODE_EXPIRED = '認証コードの有効期限が切れています。コードを再送してください。';
const LINK_EXPIRED = 'URLの有効期限が切れています。もう一度メールを送信してください。';
const LINK_INVALID = 'URLが正しくありません。もう一度メールを送信してください。';

describe('the login', () => {
  test.each(['invalid-credential', 'invalid-login-credentials', 'wrong-password', 'user-not-found', 'invalid-email'])(
    '%s is the one sentence that tells nothing about the account [8.6, 8.30]',
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
  ])('%s is unexpected, and says what helps where that is known [8.7, 8.30]', (code, expected) => {
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
  ] as const)('code by SMS, %s: %s [2.11]', (step, code, message) => {
    expect(signInCodeMessage(step, code)).toBe(message);
  });
});

test.each([
  ['user-not-found', 'メールアドレスが正しくありません。'],
  ['invalid-email', 'メールアドレスが正しくありません。'],
  ['too-many-requests', MAIL_LIMIT],
  ['quota-exceeded', MAIL_LIMIT],
  ['user-disabled', DISABLED],
  ['network-request-failed', NETWORK],
  ['internal-error', UNEXPECTED],
  [null, UNEXPECTED],
])('the mail for a new password could not be sent, %s: %s [8.12, 8.13, 8.30]', (code, message) => {
  expect(resetRequestMessage(code)).toBe(message);
});

test.each([
  ['expired-action-code', LINK_EXPIRED],
  ['invalid-action-code', LINK_INVALID],
  ['user-disabled', DISABLED],
  ['user-not-found', 'アカウントが見つかりません。サポート窓口にお問い合わせください。'],
  ['weak-password', TOO_WEAK],
  ['password-does-not-meet-requirements', TOO_WEAK],
  ['too-many-requests', TOO_MANY],
  ['network-request-failed', NETWORK],
  ['internal-error', UNEXPECTED],
  [null, UNEXPECTED],
])('a forgotten password could not be set anew, %s: %s [8.9, 8.10, 8.11, 8.30]', (code, message) => {
  expect(newPasswordMessage(code)).toBe(message);
});

test.each([
  ['expired-action-code', 'URLの有効期限が切れています。サポート窓口にお問い合わせください。'],
  [
    'invalid-action-code',
    'URLが正しくないか、すでに使用されています。お困りの場合は、サポート窓口にお問い合わせください。',
  ],
  ['user-disabled', DISABLED],
  ['user-not-found', 'アカウントが見つかりません。サポート窓口にお問い合わせください。'],
  ['too-many-requests', TOO_MANY],
  ['network-request-failed', NETWORK],
  ['internal-error', UNEXPECTED],
  [null, UNEXPECTED],
])('a second factor could not be taken back, %s: %s [8.9, 8.10, 8.30]', (code, message) => {
  expect(revertMessage(code)).toBe(message);
});

const LOCKED = '失敗が続いたため、アカウントを一時的にロックしました。しばらく時間をおいてお試しください。';
const AGAIN = 'パスワードを変更できませんでした。一度ログアウトしてから、もう一度ログインしてお試しください。';
const GUESSABLE = 'パスワードが簡単すぎます。推測されにくいものにしてください。';
test.each([
  ['wrong-password', 'current', '現在のパスワードが正しくありません。'],
  ['invalid-credential', 'current', '現在のパスワードが正しくありません。'],
  ['weak-password', 'next', GUESSABLE],
  ['password-does-not-meet-requirements', 'next', GUESSABLE],
  ['too-many-requests', 'form', LOCKED],
  ['user-disabled', 'form', DISABLED_HERE],
  ['network-request-failed', 'form', NETWORK],
  ['user-not-found', 'form', AGAIN],
  ['internal-error', 'form', AGAIN],
  [null, 'form', AGAIN],
] as const)('password change: %s is said at %s as %s [8.14, 8.15, 8.16]', (code, field, message) => {
  expect(passwordChangeRefusal(code)).toEqual({ field, message });
});

test.each([
  ['invalid-verification-code', '認証コードが正しくありません。'],
  ['missing-code', '認証コードが正しくありません。'],
  ['code-expired', CODE_EXPIRED],
  ['session-expired', CODE_EXPIRED],
  ['invalid-verification-id', CODE_EXPIRED],
  ['credential-already-in-use', 'この電話番号はすでに登録されています。'],
  ['second-factor-already-in-use', 'この電話番号はすでに登録されています。'],
  ['invalid-phone-number', '電話番号を正しく入力してください。'],
  ['captcha-check-failed', '認証の準備に失敗しました。ページを再読み込みしてください。'],
  ['too-many-requests', MAIL_LIMIT],
  ['quota-exceeded', MAIL_LIMIT],
  ['expired-action-code', LINK_EXPIRED],
  ['invalid-action-code', LINK_INVALID],
  ['email-already-in-use', 'このメールアドレスはすでに登録されています。'],
  ['requires-recent-login', '安全のため、もう一度ログインしてから操作してください。'],
  ['unverified-email', '2段階認証を設定する前に、メールアドレスの確認が必要です。'],
  ['user-disabled', DISABLED_HERE],
  ['user-not-found', DISABLED_HERE],
  ['user-token-expired', '安全のためログアウトしました。もう一度ログインしてください。'],
  ['network-request-failed', NETWORK],
  ['internal-error', UNEXPECTED],
  [null, UNEXPECTED],
])('two-factor and verification: %s is said as %s [8.9, 8.10, 8.30]', (code, message) => {
  expect(secondFactorMessage(code)).toBe(message);
});

test.each([
  ['invalid-phone-number', 'phone'],
  ['missing-phone-number', 'phone'],
  ['credential-already-in-use', 'phone'],
  ['second-factor-already-in-use', 'phone'],
  ['too-many-requests', 'form'],
  [null, 'form'],
] as const)('a phone that cannot be enrolled: %s is said at the %s', (code, field) => {
  expect(phoneRefusal(code)).toEqual({ field, message: secondFactorMessage(code) });
});

test.each([
  ['wrong-password', 'current', '現在のパスワードが正しくありません。'],
  ['invalid-credential', 'current', '現在のパスワードが正しくありません。'],
  ['too-many-requests', 'form', LOCKED],
  ['network-request-failed', 'form', NETWORK],
  ['internal-error', 'form', UNEXPECTED],
] as const)('the password once more: %s is said at %s as %s [8.14, 8.15]', (code, field, message) => {
  expect(reauthenticationRefusal(code)).toEqual({ field, message });
});
