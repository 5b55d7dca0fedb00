import type { TokenRefusal } from '@portal/contract/values/token-refusal';
import { type PlainMessageKey, t } from '../text/index.ts';
import type { SessionFailure, SignedOutReason, SignOutCause } from './session.ts';

/** The provider's codes for a session that has ended; a deleted account counts as disabled. */
const ENDED_BY_CODE: Readonly<Record<string, SignedOutReason>> = {
  'user-disabled': 'disabled',
  'user-not-found': 'disabled',
  'invalid-refresh-token': 'disabled',
  'user-token-expired': 'revoked',
  'invalid-user-token': 'expired',
};

/** Why the session has ended, by the provider's code; undefined: it has not. */
export const reasonByProviderCode = (code: string | null): SignedOutReason | undefined =>
  code === null ? undefined : ENDED_BY_CODE[code];

const ENDED_BY_API: Readonly<Record<TokenRefusal, SignedOutReason>> = {
  accountDisabled: 'disabled',
  signedOutElsewhere: 'revoked',
  secondFactorRequired: 'secondFactor',
  sessionTooOld: 'tooLong',
};

/** Why the API refuses the session's token. */
export const reasonByTokenRefusal = (why: TokenRefusal | undefined): SignedOutReason =>
  why === undefined ? 'expired' : ENDED_BY_API[why];

const GOES_ON: readonly SignOutCause[] = ['expired', 'revoked', 'secondFactor', 'idle', 'tooLong'];

/** Whether the same customer may continue after signing in again: drafts are then kept. */
export const keepsDrafts = (cause: SignOutCause): boolean => GOES_ON.includes(cause);

/** Whether a later reason replaces an earlier one. It never replaces a deliberate sign-out. */
export function isMoreSpecific(reason: SignedOutReason, known: SignedOutReason | undefined): boolean {
  if (known === undefined) return true;
  if (known !== 'expired' && known !== 'otherTab') return false;
  return !['customer', 'expired', known].includes(reason);
}

export interface SignedOutNotice {
  tone: 'info' | 'warn';
  title?: string;
  body: string;
}

/** What the login says about the previous session. */
export function signedOutNotice(reason: SignedOutReason): SignedOutNotice {
  switch (reason) {
    case 'customer':
      return { tone: 'info', body: t('userMenu.loggedOut') };
    case 'otherTab':
      return { tone: 'info', body: t('userMenu.loggedOutOtherTab') };
    case 'expired':
      return { tone: 'warn', title: t('session.expiredTitle'), body: t('session.expiredBody') };
    case 'revoked':
      return { tone: 'warn', body: t('session.revoked') };
    case 'secondFactor':
      return { tone: 'warn', body: t('session.secondFactor') };
    case 'idle':
      return { tone: 'warn', body: t('session.idle') };
    case 'tooLong':
      return { tone: 'warn', body: t('session.tooLong') };
    case 'disabled':
      return { tone: 'warn', body: t('session.accountDisabled') };
  }
}

const SESSION_FAILURES: Readonly<Record<SessionFailure, PlainMessageKey>> = {
  timeout: 'session.failedTimeout',
  offline: 'session.failedOffline',
  forbidden: 'session.failedForbidden',
  error: 'session.failedError',
};

/** Why the data of a signed-in customer cannot be loaded [2.51]. */
export const sessionFailureMessage = (reason: SessionFailure): string => t(SESSION_FAILURES[reason]);
