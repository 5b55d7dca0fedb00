import { t } from '../text/index.ts';

/*
 * What the identity provider's codes mean for the customer: the one place for it, by purpose. Each purpose is separate
 * and belongs to one app, which has the texts for its screen; the login belongs to every host.
 */

type Sentences<Key extends string = string> = Readonly<Record<string, Key>>;
type Says<Key extends string> = (key: Key) => string;
type KeyIn<Table extends Sentences> = Table[keyof Table];
type Unexpected = 'authError.unexpected';

const keyOf = <Key extends string>(table: Sentences<Key>, code: string | null): Key | undefined =>
  code === null ? undefined : table[code];

// ---- the login

const SIGN_IN = {
  'invalid-credential': 'login.errorCredential',
  'invalid-login-credentials': 'login.errorCredential',
  'wrong-password': 'login.errorCredential',
  'user-not-found': 'login.errorCredential',
  'invalid-email': 'login.errorCredential',
  'user-disabled': 'login.errorDisabled',
  'too-many-requests': 'login.errorTooMany',
  'network-request-failed': 'login.errorNetwork',
} as const;

/** One sentence for every wrong credential [8.6]; otherwise the unexpected-error sentence, then what helps [8.7]. */
export function signInMessages(code: string | null): string[] {
  const key = keyOf(SIGN_IN, code);
  if (key === 'login.errorCredential') return [t(key)];
  return [t('login.errorUnexpected'), ...(key ? [t(key)] : [])];
}

/** Sending the code by SMS, and checking it. */
const SIGN_IN_CODE = {
  send: {
    'code-expired': 'login.errorCodeExpired',
    'session-expired': 'login.errorCodeExpired',
    'user-disabled': 'login.errorDisabled',
    'network-request-failed': 'login.errorNetwork',
  },
  confirm: {
    'invalid-verification-code': 'login.errorCode',
    'missing-code': 'login.errorCode',
    'code-expired': 'login.errorCodeExpired',
    'session-expired': 'login.errorCodeExpired',
    'invalid-verification-id': 'login.errorCodeExpired',
    'user-disabled': 'login.errorDisabled',
    'too-many-requests': 'login.errorTooMany',
    'network-request-failed': 'login.errorNetwork',
  },
} as const;

export const signInCodeMessage = (step: 'send' | 'confirm', code: string | null): string =>
  t(keyOf(SIGN_IN_CODE[step], code) ?? (step === 'send' ? 'login.errorSms' : 'login.errorUnexpected'));

// ---- a forgotten password, and a second factor that is taken back

const RESET_REQUEST = {
  'invalid-email': 'passwordReset.errorEmail',
  'user-not-found': 'passwordReset.errorEmail',
  'missing-email': 'passwordReset.errorEmail',
  'too-many-requests': 'passwordReset.errorTooMany',
  'quota-exceeded': 'passwordReset.errorTooMany',
  'user-disabled': 'authError.disabled',
  'network-request-failed': 'authError.network',
  'mail-answer-lost': 'authError.lostMail',
} as const;

/** Why the mail could not be sent [8.12, 8.13, 8.30]. */
export const resetRequestMessage = (say: Says<KeyIn<typeof RESET_REQUEST> | Unexpected>, code: string | null): string =>
  say(keyOf(RESET_REQUEST, code) ?? 'authError.unexpected');

const NEW_PASSWORD = {
  'expired-action-code': 'passwordResetChange.errorExpired',
  'invalid-action-code': 'passwordResetChange.errorInvalid',
  'user-disabled': 'passwordResetChange.errorDisabled',
  'user-not-found': 'passwordResetChange.errorNotFound',
  'weak-password': 'passwordResetChange.errorWeak',
  'password-does-not-meet-requirements': 'passwordResetChange.errorWeak',
  'too-many-requests': 'authError.tooMany',
  'network-request-failed': 'authError.network',
  'password-answer-lost': 'authError.lostPassword',
} as const;

/** Why the new password could not be set, or its link could not be checked [8.9, 8.10, 8.11]. */
export const newPasswordMessage = (say: Says<KeyIn<typeof NEW_PASSWORD> | Unexpected>, code: string | null): string =>
  say(keyOf(NEW_PASSWORD, code) ?? 'authError.unexpected');

const REVERT = {
  'expired-action-code': 'passwordResetChange.errorExpired',
  'invalid-action-code': 'passwordResetChange.errorInvalid',
  'user-disabled': 'authError.disabled',
  'user-not-found': 'passwordResetChange.errorNotFound',
  'too-many-requests': 'authError.tooMany',
  'network-request-failed': 'authError.network',
  'code-answer-lost': 'authError.lostRevert',
} as const;

/** Why a second factor could not be taken back [8.9, 8.10, 8.30]. */
export const revertMessage = (say: Says<KeyIn<typeof REVERT> | Unexpected>, code: string | null): string =>
  say(keyOf(REVERT, code) ?? 'authError.unexpected');

// ---- settings of the own account

const PASSWORD_CHANGE = {
  'wrong-password': 'password.errorCurrent',
  'invalid-credential': 'password.errorCurrent',
  'invalid-login-credentials': 'password.errorCurrent',
  'weak-password': 'password.errorWeak',
  'password-does-not-meet-requirements': 'password.errorWeak',
  'too-many-requests': 'password.errorTooMany',
  'user-disabled': 'session.accountDisabled',
  'network-request-failed': 'authError.network',
  'password-answer-lost': 'authError.lostPassword',
} as const;

type SaysPasswordChange = Says<KeyIn<typeof PASSWORD_CHANGE> | 'password.errorGeneric'>;

export interface PasswordRefusal {
  field: 'current' | 'next' | 'form';
  message: string;
}

/** Why a password could not be changed, and the field concerned [8.14, 8.15, 8.16]. */
export function passwordChangeRefusal(say: SaysPasswordChange, code: string | null): PasswordRefusal {
  const key = keyOf(PASSWORD_CHANGE, code) ?? 'password.errorGeneric';
  if (key === 'password.errorCurrent') return { field: 'current', message: say(key) };
  return { field: key === 'password.errorWeak' ? 'next' : 'form', message: say(key) };
}

/** Two-factor, the verification of the e-mail, and everything that requires a recent sign-in. */
const SECOND_FACTOR = {
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
  'mail-answer-lost': 'authError.lostMail',
  'factor-answer-lost': 'authError.lostFactor',
  'code-answer-lost': 'authError.lostVerification',
} as const;

type SaysSecondFactor = Says<KeyIn<typeof SECOND_FACTOR> | Unexpected>;

/** [8.9, 8.10, 8.30] */
export const secondFactorMessage = (say: SaysSecondFactor, code: string | null): string =>
  say(keyOf(SECOND_FACTOR, code) ?? 'authError.unexpected');

/** Why no code could be sent to a phone to be enrolled, and whether the number is wrong. */
export function phoneRefusal(say: SaysSecondFactor, code: string | null): { field: 'phone' | 'form'; message: string } {
  const key = keyOf(SECOND_FACTOR, code);
  const isNumber = key === 'mfaSetting.errorInUse' || key === 'mfaSetting.errorPhone';
  return { field: isNumber ? 'phone' : 'form', message: secondFactorMessage(say, code) };
}

/** Where the password is asked for again, outside its own page: errors about it appear at the field. */
export function reauthenticationRefusal(
  say: SaysPasswordChange & SaysSecondFactor,
  code: string | null,
): { field: 'current' | 'form'; message: string } {
  const { field, message } = passwordChangeRefusal(say, code);
  if (field === 'current') return { field, message };
  return { field: 'form', message: code === 'too-many-requests' ? message : secondFactorMessage(say, code) };
}
