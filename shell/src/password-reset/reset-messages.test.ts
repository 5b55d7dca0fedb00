import { deadLinkMessage, resetChangeMessage, resetRequestMessage } from './reset-messages.ts';

test.each([
  ['user-not-found', 'メールアドレスが正しくありません。'],
  ['invalid-email', 'メールアドレスが正しくありません。'],
  ['too-many-requests', '送信回数の上限に達しました。しばらく時間をおいてお試しください。'],
  ['quota-exceeded', '送信回数の上限に達しました。しばらく時間をおいてお試しください。'],
  ['user-disabled', 'このアカウントは利用できません。サポート窓口にお問い合わせください。'],
  ['network-request-failed', '通信に失敗しました。接続を確認してもう一度お試しください。'],
  ['internal-error', '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。'],
  [null, '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。'],
])('the mail could not be sent, %s: %s [8.12, 8.13, 8.30]', (code, message) => {
  expect(resetRequestMessage(code)).toBe(message);
});

test.each([
  ['expired-action-code', 'URLの有効期限が切れています。もう一度メールを送信してください。'],
  ['invalid-action-code', 'URLが正しくありません。もう一度メールを送信してください。'],
  ['user-disabled', 'このアカウントは利用できません。サポート窓口にお問い合わせください。'],
  ['user-not-found', 'アカウントが見つかりません。サポート窓口にお問い合わせください。'],
  ['weak-password', null],
  ['network-request-failed', null],
  [null, null],
])('the link is dead after %s: %s [8.9, 8.10, 8.11]', (code, message) => {
  expect(deadLinkMessage(code)).toBe(message);
});

test.each([
  ['weak-password', 'パスワードが簡単すぎます。文字数を増やすか、推測されにくいものにしてください。'],
  [
    'password-does-not-meet-requirements',
    'パスワードが簡単すぎます。文字数を増やすか、推測されにくいものにしてください。',
  ],
  ['too-many-requests', '操作の回数が多いため、一時的に制限されています。しばらく時間をおいてお試しください。'],
  ['network-request-failed', '通信に失敗しました。接続を確認してもう一度お試しください。'],
  ['internal-error', '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。'],
  [null, '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。'],
])('the password could not be set, %s: %s [8.11, 8.30]', (code, message) => {
  expect(resetChangeMessage(code)).toBe(message);
});
