import { type PlainMessageKey, t } from '@portal/shared/text';

/*
 * What the identity provider's codes say to the customer: the one place for it, by what they were about to do. Each
 * purpose stands alone, so that an app carries the sentences of its own screens and no others.
 */

type Sentences = Readonly<Record<string, PlainMessageKey>>;

const sentenceOf = (sentences: Sentences, code: string | null): PlainMessageKey | undefined =>
  code === null ? undefined : sentences[code];

// ---- the login

const SIGN_IN: Sentences = {
  'invalid-credential': 'login.errorCredential',
  'invalid-login-credentials': 'login.errorCredential',
  'wrong-password': 'login.errorCredential',
  'user-not-found': 'login.errorCredential',
  'invalid-email': 'login.errorCredential',
  'user-disabled': 'login.errorDisabled',
  'too-many-requests': 'login.errorTooMany',
  'network-request-failed': 'login.errorNetwork',
};

/** One sentence for every wrong credential [8.6]; otherwise the unexpected-error sentence, then what helps [8.7]. */
export function signInMessages(code: string | null): string[] {
  const sentence = sentenceOf(SIGN_IN, code);
  if (sentence === 'login.errorCredential') return [t(sentence)];
  return [t('login.errorUnexpected'), ...(sentence ? [t(sentence)] : [])];
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
} as const satisfies Record<string, Sentences>;

export const signInCodeMessage = (step: 'send' | 'confirm', code: string | null): string =>
  t(sentenceOf(SIGN_IN_CODE[step], code) ?? (step === 'send' ? 'login.errorSms' : 'login.errorUnexpected'));

// ---- a forgotten password, and a second factor that is taken back

const RESET_REQUEST: Sentences = {
  'invalid-email': 'passwordReset.errorEmail',
  'user-not-found': 'passwordReset.errorEmail',
  'missing-email': 'passwordReset.errorEmail',
  'too-many-requests': 'passwordReset.errorTooMany',
  'quota-exceeded': 'passwordReset.errorTooMany',
  'user-disabled': 'authError.disabled',
  'network-request-failed': 'authError.network',
};

/** Why the mail could not be sent [8.12, 8.13, 8.30]. */
export const resetRequestMessage = (code: string | null): string =>
  t(sentenceOf(RESET_REQUEST, code) ?? 'authError.unexpected');

const NEW_PASSWORD: Sentences = {
  'expired-action-code': 'passwordResetChange.errorExpired',
  'invalid-action-code': 'passwordResetChange.errorInvalid',
  'user-disabled': 'passwordResetChange.errorDisabled',
  'user-not-found': 'passwordResetChange.errorNotFound',
  'weak-password': 'passwordResetChange.errorWeak',
  'password-does-not-meet-requirements': 'passwordResetChange.errorWeak',
  'too-many-requests': 'authError.tooMany',
  'network-request-failed': 'authError.network',
};

/** Why the new password could not be set, or its link not be looked at [8.9, 8.10, 8.11]. */
export const newPasswordMessage = (code: string | null): string =>
  t(sentenceOf(NEW_PASSWORD, code) ?? 'authError.unexpected');

const REVERT: Sentences = {
  'expired-action-code': 'mfaRevert.errorExpired',
  'invalid-action-code': 'mfaRevert.errorInvalid',
  'user-disabled': 'authError.disabled',
  'user-not-found': 'passwordResetChange.errorNotFound',
  'too-many-requests': 'authError.tooMany',
  'network-request-failed': 'authError.network',
};

/** Why a second factor could not be taken back [8.9, 8.10, 8.30]. */
export const revertMessage = (code: string | null): string => t(sentenceOf(REVERT, code) ?? 'authError.unexpected');

// ---- settings of the own account

const PASSWORD_CHANGE: Sentences = {
  'wrong-password': 'password.errorCurrent',
  'invalid-credential': 'password.errorCurrent',
  'invalid-login-credentials': 'password.errorCurrent',
  'weak-password': 'password.errorWeak',
  'password-does-not-meet-requirements': 'password.errorWeak',
  'too-many-requests': 'password.errorTooMany',
  'user-disabled': 'session.accountDisabled',
  'network-request-failed': 'authError.network',
};

export interface PasswordRefusal {
  field: 'current' | 'next' | 'form';
  message: string;
}

/** Why a password could not be changed, and the field that it concerns [8.14, 8.15, 8.16]. */
export function passwordChangeRefusal(code: string | null): PasswordRefusal {
  const sentence = sentenceOf(PASSWORD_CHANGE, code) ?? 'password.errorGeneric';
  if (sentence === 'password.errorCurrent') return { field: 'current', message: t(sentence) };
  return { field: sentence === 'password.errorWeak' ? 'next' : 'form', message: t(sentence) };
}

/** Two-factor, the verification of the e-mail, and whatever wants a recent sign-in. */
const SECOND_FACTOR: Sentences = {
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

/** [8.9, 8.10, 8.30] */
export const secondFactorMessage = (code: string | null): string =>
  t(sentenceOf(SECOND_FACTOR, code) ?? 'authError.unexpected');

/** Why no code could be sent to a phone that is to be enrolled, and whether it is the number that is wrong. */
export function phoneRefusal(code: string | null): { field: 'phone' | 'form'; message: string } {
  const sentence = sentenceOf(SECOND_FACTOR, code);
  const isNumber = sentence === 'mfaSetting.errorInUse' || sentence === 'mfaSetting.errorPhone';
  return { field: isNumber ? 'phone' : 'form', message: secondFactorMessage(code) };
}

/** Where the password is asked for once more, outside its own page: at the field what concerns it. */
export function reauthenticationRefusal(code: string | null): { field: 'current' | 'form'; message: string } {
  const { field, message } = passwordChangeRefusal(code);
  if (field === 'current') return { field, message };
  return { field: 'form', message: code === 'too-many-requests' ? message : secondFactorMessage(code) };
}
