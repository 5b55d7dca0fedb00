import { endOfSession, mayGoOn, saysMore, signedOutNotice } from './session-reasons.ts';

test.each([
  ['user-disabled', 'disabled'],
  ['user-not-found', 'disabled'],
  ['invalid-refresh-token', 'disabled'],
  ['user-token-expired', 'revoked'],
  ['invalid-user-token', 'expired'],
  ['wrong-password', undefined],
  [null, undefined],
])('after %s the session has ended: %s', (code, reason) => {
  expect(endOfSession(code)).toBe(reason);
});

test.each([
  ['customer', false],
  ['otherTab', false],
  ['switched', false],
  ['disabled', false],
  ['expired', true],
  ['revoked', true],
] as const)('%s: uid, drafts and the way back are kept for the same customer: %s', (cause, expected) => {
  expect(mayGoOn(cause)).toBe(expected);
});

test.each([
  ['disabled', undefined, true],
  ['expired', undefined, true],
  ['disabled', 'expired', true],
  ['revoked', 'expired', true],
  ['disabled', 'otherTab', true],
  ['expired', 'otherTab', false],
  ['expired', 'disabled', false],
  ['revoked', 'disabled', false],
  ['disabled', 'customer', false],
] as const)('%s, found out after %s, takes its place: %s', (reason, known, expected) => {
  expect(saysMore(reason, known)).toBe(expected);
});

test.each([
  ['customer', 'ログアウトしました'],
  ['otherTab', '別のタブでログアウトしたため、ログイン画面に移動しました。'],
  ['expired', '安全のためログアウトしました。もう一度ログインしてください。'],
  ['revoked', 'パスワードの変更などにより、ログアウトしました。もう一度ログインしてください。'],
  ['disabled', 'このアカウントは利用できません。管理者またはサポート窓口にお問い合わせください。'],
] as const)('at the login, %s: %s', (reason, body) => {
  expect(signedOutNotice(reason).body).toBe(body);
});
