import { newPasswordMessage, resetRequestMessage, revertMessage } from '@portal/platform/provider-messages';
import { t } from './t.ts';

const UNEXPECTED = '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。';
const NETWORK = '通信に失敗しました。接続を確認してもう一度お試しください。';
const DISABLED = 'このアカウントは利用できません。サポート窓口にお問い合わせください。';
const LOST_MAIL =
  'メールが送信されている場合があります。受信トレイと迷惑メールを確認してから、もう一度送信してください。';
const LOST_PASSWORD =
  'パスワードが変更されている場合があります。新しいパスワードでログインできるか確認してから、操作してください。';
const LOST_REVERT = '解除が完了している場合があります。ログインして、2段階認証の設定を確認してから操作してください。';
const MAIL_LIMIT = '送信回数の上限に達しました。しばらく時間をおいてお試しください。';
const TOO_MANY = '操作の回数が多いため、一時的に制限されています。しばらく時間をおいてお試しください。';
const TOO_WEAK = 'パスワードが簡単すぎます。文字数を増やすか、推測されにくいものにしてください。';
const LINK_EXPIRED = 'URLの有効期限が切れています。もう一度メールを送信してください。';
const LINK_INVALID = 'URLが正しくありません。もう一度メールを送信してください。';

test.each([
  ['user-not-found', 'メールアドレスが正しくありません。'],
  ['invalid-email', 'メールアドレスが正しくありません。'],
  ['too-many-requests', MAIL_LIMIT],
  ['quota-exceeded', MAIL_LIMIT],
  ['user-disabled', DISABLED],
  ['network-request-failed', NETWORK],
  ['mail-answer-lost', LOST_MAIL],
  ['internal-error', UNEXPECTED],
  [null, UNEXPECTED],
])('the mail for a new password could not be sent, %s: %s [8.30]', (code, message) => {
  expect(resetRequestMessage(t, code)).toBe(message);
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
  ['password-answer-lost', LOST_PASSWORD],
  ['internal-error', UNEXPECTED],
  [null, UNEXPECTED],
])('a forgotten password could not be reset, %s: %s [8.30]', (code, message) => {
  expect(newPasswordMessage(t, code)).toBe(message);
});

test.each([
  ['expired-action-code', 'URLの有効期限が切れています。もう一度メールを送信してください。'],
  ['invalid-action-code', 'URLが正しくありません。もう一度メールを送信してください。'],
  ['user-disabled', DISABLED],
  ['user-not-found', 'アカウントが見つかりません。サポート窓口にお問い合わせください。'],
  ['too-many-requests', TOO_MANY],
  ['network-request-failed', NETWORK],
  ['code-answer-lost', LOST_REVERT],
  ['internal-error', UNEXPECTED],
  [null, UNEXPECTED],
])('a second factor could not be taken back, %s: %s [8.30]', (code, message) => {
  expect(revertMessage(t, code)).toBe(message);
});
