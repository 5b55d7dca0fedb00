import { type PlainMessageKey, t } from '@portal/shared/text';
import { passwordError } from './auth-messages.ts';

/** What the provider says to two-factor and to the e-mail's verification, in words [8.9, 8.10, 8.30]. */
const MESSAGES: Readonly<Record<string, PlainMessageKey>> = {
  'invalid-verification-code': 'mfaSetting.errorCode',
  'missing-code': 'mfaSetting.errorCode',
  'code-expired': 'login.errorCodeExpired',
  'session-expired': 'login.errorCodeExpired',
  'invalid-verification-id': 'login.errorCodeExpired',
  'missing-verification-id': 'login.errorCodeExpired',
  'credential-already-in-use': 'mfaSetting.errorInUse',
  'second-factor-already-in-use': 'mfaSetting.errorInUse',
  'invalid-phone-number': 'mfaSetting.errorPhone',
  'missing-phone-number': 'mfaSetting.errorPhone',
  'captcha-check-failed': 'mfaSetting.errorRecaptcha',
  'invalid-app-credential': 'mfaSetting.errorRecaptcha',
  'missing-app-credential': 'mfaSetting.errorRecaptcha',
  'invalid-recaptcha-token': 'mfaSetting.errorRecaptcha',
  'missing-recaptcha-token': 'mfaSetting.errorRecaptcha',
  'too-many-requests': 'mfaSetting.errorTooMany',
  'quota-exceeded': 'mfaSetting.errorTooMany',
  'unverified-email': 'mfaVerify.lead',
  'requires-recent-login': 'relogin.body',
  'expired-action-code': 'authAction.expired',
  'invalid-action-code': 'authAction.invalid',
  'email-already-in-use': 'authError.emailInUse',
  'user-disabled': 'session.accountDisabled',
  'user-not-found': 'session.accountDisabled',
  'user-token-expired': 'session.expiredBody',
  'invalid-user-token': 'session.expiredBody',
  'network-request-failed': 'authError.network',
};

export const mfaErrorMessage = (code: string | null): string => t(MESSAGES[code ?? ''] ?? 'authError.unexpected');

/** Where the password is asked for once more, outside its own page: at the field what concerns it. */
export function reauthenticationError(code: string | null): { field: 'current' | 'form'; message: string } {
  const { field, message } = passwordError(code);
  if (field === 'current') return { field, message };
  return { field: 'form', message: code === 'too-many-requests' ? message : mfaErrorMessage(code) };
}
