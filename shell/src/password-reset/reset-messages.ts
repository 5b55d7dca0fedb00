import { type PlainMessageKey, t } from '@portal/shared/text';

const REQUEST: Readonly<Record<string, PlainMessageKey>> = {
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
  t((code === null ? undefined : REQUEST[code]) ?? 'authError.unexpected');

/** What the code of the link is good for no longer; nothing but a new mail, or the support, helps. */
const DEAD_LINK: Readonly<Record<string, PlainMessageKey>> = {
  'expired-action-code': 'passwordResetChange.errorExpired',
  'invalid-action-code': 'passwordResetChange.errorInvalid',
  'user-disabled': 'passwordResetChange.errorDisabled',
  'user-not-found': 'passwordResetChange.errorNotFound',
};

/** The message for a link that is of no use; null: it may be, another attempt can tell [8.9, 8.10, 8.11]. */
export function deadLinkMessage(code: string | null): string | null {
  const key = code === null ? undefined : DEAD_LINK[code];
  return key ? t(key) : null;
}

const CHANGE: Readonly<Record<string, PlainMessageKey>> = {
  'weak-password': 'passwordResetChange.errorWeak',
  'password-does-not-meet-requirements': 'passwordResetChange.errorWeak',
  'too-many-requests': 'authError.tooMany',
  'network-request-failed': 'authError.network',
};

/** What went wrong while the password was being set, with a link that is still good. */
export const resetChangeMessage = (code: string | null): string =>
  t((code === null ? undefined : CHANGE[code]) ?? 'authError.unexpected');
