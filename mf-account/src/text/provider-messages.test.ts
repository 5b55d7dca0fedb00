import {
  passwordChangeRefusal,
  phoneRefusal,
  reauthenticationRefusal,
  secondFactorMessage,
} from '@portal/platform/provider-messages';
import { t } from './t.ts';

const UNEXPECTED = '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。';
const NETWORK = '通信に失敗しました。接続を確認してもう一度お試しください。';
const LOST_PASSWORD =
  'パスワードが変更されている場合があります。新しいパスワードでログインできるか確認してから、操作してください。';
const DISABLED_HERE = 'このアカウントは利用できません。管理者またはサポート窓口にお問い合わせください。';
const MAIL_LIMIT = '送信回数の上限に達しました。しばらく時間をおいてお試しください。';
const CODE_EXPIRED = '認証コードの有効期限が切れています。コードを再送してください。';
const LINK_EXPIRED = 'URLの有効期限が切れています。もう一度メールを送信してください。';
const LINK_INVALID = 'URLが正しくありません。もう一度メールを送信してください。';

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
  ['password-answer-lost', 'form', LOST_PASSWORD],
  ['user-not-found', 'form', AGAIN],
  ['internal-error', 'form', AGAIN],
  [null, 'form', AGAIN],
] as const)('password change: %s is shown at %s as %s [8.30]', (code, field, message) => {
  expect(passwordChangeRefusal(t, code)).toEqual({ field, message });
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
  [
    'mail-answer-lost',
    'メールが送信されている場合があります。受信トレイと迷惑メールを確認してから、もう一度送信してください。',
  ],
  [
    'factor-answer-lost',
    '処理が完了している場合があります。再読み込みして、2段階認証の設定を確認してから操作してください。',
  ],
  ['code-answer-lost', '確認が完了している場合があります。再読み込みして、結果を確認してから操作してください。'],
  ['internal-error', UNEXPECTED],
  [null, UNEXPECTED],
])('two-factor and verification: %s is shown as %s [8.30]', (code, message) => {
  expect(secondFactorMessage(t, code)).toBe(message);
});

test.each([
  ['invalid-phone-number', 'phone'],
  ['missing-phone-number', 'phone'],
  ['credential-already-in-use', 'phone'],
  ['second-factor-already-in-use', 'phone'],
  ['too-many-requests', 'form'],
  [null, 'form'],
] as const)('a phone that cannot be enrolled: %s is shown at the %s', (code, field) => {
  expect(phoneRefusal(t, code)).toEqual({ field, message: secondFactorMessage(t, code) });
});

test.each([
  ['wrong-password', 'current', '現在のパスワードが正しくありません。'],
  ['invalid-credential', 'current', '現在のパスワードが正しくありません。'],
  ['too-many-requests', 'form', LOCKED],
  ['network-request-failed', 'form', NETWORK],
  ['internal-error', 'form', UNEXPECTED],
] as const)('the password again: %s is shown at %s as %s', (code, field, message) => {
  expect(reauthenticationRefusal(t, code)).toEqual({ field, message });
});
