import {
  isMoreSpecific,
  keepsDrafts,
  reasonByProviderCode,
  reasonByTokenRefusal,
  sessionFailureMessage,
  signedOutNotice,
} from './session-reasons.ts';

test.each([
  ['user-disabled', 'disabled'],
  ['user-not-found', 'disabled'],
  ['invalid-refresh-token', 'disabled'],
  ['user-token-expired', 'revoked'],
  ['invalid-user-token', 'expired'],
  ['wrong-password', undefined],
  [null, undefined],
])('after %s the session has ended: %s', (code, reason) => {
  expect(reasonByProviderCode(code)).toBe(reason);
});

test.each([
  ['accountDisabled', 'disabled'],
  ['signedOutElsewhere', 'revoked'],
  ['secondFactorRequired', 'secondFactor'],
  ['sessionTooOld', 'tooLong'],
  [undefined, 'expired'],
] as const)('after the API has refused the token with %s the session has ended: %s', (why, reason) => {
  expect(reasonByTokenRefusal(why)).toBe(reason);
});

test.each([
  ['customer', false],
  ['otherTab', false],
  ['switched', false],
  ['disabled', false],
  ['expired', true],
  ['revoked', true],
  ['secondFactor', true],
  ['idle', true],
  ['tooLong', true],
] as const)('%s: drafts and the way back are kept for the same customer: %s', (cause, expected) => {
  expect(keepsDrafts(cause)).toBe(expected);
});

test.each([
  ['disabled', undefined, true],
  ['expired', undefined, true],
  ['disabled', 'expired', true],
  ['revoked', 'expired', true],
  ['secondFactor', 'expired', true],
  ['otherTab', 'expired', true],
  ['idle', 'expired', true],
  ['idle', 'customer', false],
  ['disabled', 'otherTab', true],
  ['expired', 'otherTab', false],
  ['expired', 'disabled', false],
  ['revoked', 'disabled', false],
  ['disabled', 'customer', false],
] as const)('%s, noticed after %s, replaces it: %s', (reason, known, expected) => {
  expect(isMoreSpecific(reason, known)).toBe(expected);
});

test.each([
  ['customer', 'info', 'ログアウトしました'],
  ['otherTab', 'info', '別のタブでログアウトしたため、ログイン画面に移動しました。'],
  [
    'revoked',
    'warn',
    'パスワードの変更や、ほかの端末での操作により、ログアウトしました。もう一度ログインしてください。',
  ],
  ['secondFactor', 'warn', '2段階認証が設定されたため、ログアウトしました。もう一度ログインしてください。'],
  ['idle', 'warn', '操作がない状態が続いたため、ログアウトしました。もう一度ログインしてください。'],
  ['tooLong', 'warn', 'ログインしてから一定の時間がたったため、ログアウトしました。もう一度ログインしてください。'],
  ['disabled', 'warn', 'このアカウントは利用できません。管理者またはサポート窓口にお問い合わせください。'],
] as const)('at the login, %s: %s, %s', (reason, tone, body) => {
  expect(signedOutNotice(reason)).toEqual({ tone, body });
});

test('at the login, an expired session has its own title', () => {
  expect(signedOutNotice('expired')).toEqual({
    tone: 'warn',
    title: 'ログインの有効期限が切れました',
    body: '安全のためログアウトしました。もう一度ログインしてください。',
  });
});

test.each([
  ['timeout', 'サーバーの応答に時間がかかっています。しばらく時間をおいて、もう一度お試しください。'],
  ['offline', 'インターネットに接続されていません。接続を確認して、もう一度お試しください。'],
  ['forbidden', 'このアカウントではご利用いただけません。サポート窓口にお問い合わせください。'],
  ['error', 'サーバーで問題が発生しました。しばらく時間をおいて、もう一度お試しください。'],
] as const)('data that cannot be loaded, %s: %s', (reason, message) => {
  expect(sessionFailureMessage(reason)).toBe(message);
});
