import { mfaErrorMessage, reauthenticationError } from './mfa-messages.ts';

test.each([
  ['invalid-verification-code', '認証コードが正しくありません。'],
  ['missing-code', '認証コードが正しくありません。'],
  ['code-expired', '認証コードの有効期限が切れています。コードを再送してください。'],
  ['session-expired', '認証コードの有効期限が切れています。コードを再送してください。'],
  ['invalid-verification-id', '認証コードの有効期限が切れています。コードを再送してください。'],
  ['credential-already-in-use', 'この電話番号はすでに登録されています。'],
  ['second-factor-already-in-use', 'この電話番号はすでに登録されています。'],
  ['invalid-phone-number', '電話番号を正しく入力してください。'],
  ['captcha-check-failed', '認証の準備に失敗しました。ページを再読み込みしてください。'],
  ['too-many-requests', '送信回数の上限に達しました。しばらく時間をおいてお試しください。'],
  ['quota-exceeded', '送信回数の上限に達しました。しばらく時間をおいてお試しください。'],
  ['expired-action-code', 'URLの有効期限が切れています。もう一度メールを送信してください。'],
  ['invalid-action-code', 'URLが正しくありません。もう一度メールを送信してください。'],
  ['email-already-in-use', 'このメールアドレスはすでに登録されています。'],
  ['requires-recent-login', '安全のため、もう一度ログインしてから操作してください。'],
  ['unverified-email', '2段階認証を設定する前に、メールアドレスの確認が必要です。'],
  ['user-disabled', 'このアカウントは利用できません。管理者またはサポート窓口にお問い合わせください。'],
  ['user-not-found', 'このアカウントは利用できません。管理者またはサポート窓口にお問い合わせください。'],
  ['user-token-expired', '安全のためログアウトしました。もう一度ログインしてください。'],
  ['network-request-failed', '通信に失敗しました。接続を確認してもう一度お試しください。'],
  ['internal-error', '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。'],
  [null, '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。'],
])('two-factor and verification: %s is said as %s [8.9, 8.10, 8.30]', (code, message) => {
  expect(mfaErrorMessage(code)).toBe(message);
});

test.each([
  ['wrong-password', 'current', '現在のパスワードが正しくありません。'],
  ['invalid-credential', 'current', '現在のパスワードが正しくありません。'],
  [
    'too-many-requests',
    'form',
    '失敗が続いたため、アカウントを一時的にロックしました。しばらく時間をおいてお試しください。',
  ],
  ['network-request-failed', 'form', '通信に失敗しました。接続を確認してもう一度お試しください。'],
  ['internal-error', 'form', '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。'],
] as const)('the password once more: %s is said at %s as %s [8.14, 8.15]', (code, field, message) => {
  expect(reauthenticationError(code)).toEqual({ field, message });
});
