import { type PlainMessageKey, t } from '@portal/shared/text';
import type { SessionFailure, SignedOutReason } from './session.ts';

const WRONG_CREDENTIALS = [
  'invalid-credential',
  'wrong-password',
  'user-not-found',
  'invalid-email',
  'invalid-login-credentials',
];

/** Where more is known than "unexpected", the sentence that helps. */
const SIGN_IN_HELP: Readonly<Record<string, PlainMessageKey>> = {
  'user-disabled': 'login.errorDisabled',
  'too-many-requests': 'login.errorTooMany',
  'network-request-failed': 'login.errorNetwork',
};

/** One sentence for every wrong credential [8.6]; otherwise the unexpected-error sentence, then what helps [8.7]. */
export function signInMessages(code: string | null): string[] {
  if (code !== null && WRONG_CREDENTIALS.includes(code)) return [t('login.errorCredential')];
  const help = code === null ? undefined : SIGN_IN_HELP[code];
  return [t('login.errorUnexpected'), ...(help ? [t(help)] : [])];
}

/** The second step of a sign-in: sending a code, or checking it. */
export function mfaMessage(step: 'send' | 'confirm', code: string | null): string {
  switch (code) {
    case 'invalid-verification-code':
    case 'missing-code':
      return t('login.errorCode');
    case 'code-expired':
    case 'session-expired':
    case 'invalid-verification-id':
      return t('login.errorCodeExpired');
    case 'network-request-failed':
      return t('login.errorNetwork');
    case 'too-many-requests':
      return t(step === 'send' ? 'login.errorSms' : 'login.errorTooMany');
    case 'user-disabled':
      return t('login.errorDisabled');
    default:
      return t(step === 'send' ? 'login.errorSms' : 'login.errorUnexpected');
  }
}

export type PasswordField = 'current' | 'next' | 'form';

const PASSWORD_ERRORS: Readonly<Record<string, readonly [PasswordField, PlainMessageKey]>> = {
  'wrong-password': ['current', 'password.errorCurrent'],
  'invalid-credential': ['current', 'password.errorCurrent'],
  'invalid-login-credentials': ['current', 'password.errorCurrent'],
  'weak-password': ['next', 'password.errorWeak'],
  'password-does-not-meet-requirements': ['next', 'password.errorWeak'],
  'too-many-requests': ['form', 'password.errorTooMany'],
  'user-disabled': ['form', 'session.accountDisabled'],
  'network-request-failed': ['form', 'authError.network'],
};

/** [8.14, 8.15, 8.16] */
export function passwordError(code: string | null): { field: PasswordField; message: string } {
  const [field, key] = PASSWORD_ERRORS[code ?? ''] ?? ['form', 'password.errorGeneric'];
  return { field, message: t(key) };
}

/** Codes by which the provider says that there is no session any more; a deleted account counts as disabled. */
export const ENDED_BY_CODE: Readonly<Record<string, SignedOutReason>> = {
  'user-disabled': 'disabled',
  'user-not-found': 'disabled',
  'invalid-refresh-token': 'disabled',
  'user-token-expired': 'expired',
  'invalid-user-token': 'expired',
};

const SESSION_FAILURES: Readonly<Record<SessionFailure, PlainMessageKey>> = {
  timeout: 'session.failedTimeout',
  offline: 'session.failedOffline',
  forbidden: 'session.failedForbidden',
  error: 'session.failedError',
};

/** Why the data of somebody who is signed in cannot be had [2.51]. */
export const sessionFailureMessage = (reason: SessionFailure): string => t(SESSION_FAILURES[reason]);
