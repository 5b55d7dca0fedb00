import { t } from '@portal/shared/text';
import { mfaMessage, passwordError, signInMessages } from './auth-messages.ts';

const unexpected = t('login.errorUnexpected');

test.each(['invalid-credential', 'wrong-password', 'user-not-found', 'invalid-email'])(
  'login: %s is the one sentence that tells nothing about the account [8.6, 8.30]',
  (code) => {
    expect(signInMessages(code)).toEqual(['メールアドレスまたはパスワードが正しくありません。']);
  },
);

test.each([
  ['user-disabled', [unexpected, t('login.errorDisabled')]],
  ['too-many-requests', [unexpected, t('login.errorTooMany')]],
  ['network-request-failed', [unexpected, t('login.errorNetwork')]],
  ['internal-error', [unexpected]],
  [null, [unexpected]],
])('login: %s is unexpected, and says what helps where that is known [8.7, 8.30]', (code, expected) => {
  expect(signInMessages(code)).toEqual(expected);
});

test.each([
  ['wrong-password', 'current', 'password.errorCurrent'],
  ['invalid-credential', 'current', 'password.errorCurrent'],
  ['too-many-requests', 'form', 'password.errorTooMany'],
  ['weak-password', 'next', 'password.errorWeak'],
  ['user-disabled', 'form', 'session.accountDisabled'],
  ['network-request-failed', 'form', 'authError.network'],
  ['user-not-found', 'form', 'password.errorGeneric'],
  ['internal-error', 'form', 'password.errorGeneric'],
  [null, 'form', 'password.errorGeneric'],
] as const)('password change: %s stands at %s [8.14, 8.15, 8.16]', (code, field, key) => {
  expect(passwordError(code)).toEqual({ field, message: t(key) });
});

test.each([
  ['confirm', 'invalid-verification-code', 'login.errorCode'],
  ['confirm', 'code-expired', 'login.errorCodeExpired'],
  ['confirm', 'session-expired', 'login.errorCodeExpired'],
  ['confirm', 'network-request-failed', 'login.errorNetwork'],
  ['confirm', 'internal-error', 'login.errorUnexpected'],
  ['send', 'quota-exceeded', 'login.errorSms'],
  ['send', 'too-many-requests', 'login.errorSms'],
  ['send', 'network-request-failed', 'login.errorNetwork'],
] as const)('code by SMS, %s: %s [2.11]', (step, code, key) => {
  expect(mfaMessage(step, code)).toBe(t(key));
});
