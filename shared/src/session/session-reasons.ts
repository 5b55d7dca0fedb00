import { type PlainMessageKey, t } from '@portal/shared/text';
import type { SessionFailure, SignedOutReason } from './session.ts';

/** Codes by which the provider says that there is no session any more; a deleted account counts as disabled. */
const ENDED_BY_CODE: Readonly<Record<string, SignedOutReason>> = {
  'user-disabled': 'disabled',
  'user-not-found': 'disabled',
  'invalid-refresh-token': 'disabled',
  'user-token-expired': 'expired',
  'invalid-user-token': 'expired',
};

/** Why the session has ended, by the provider's code; undefined: it has not. */
export const endOfSession = (code: string | null): SignedOutReason | undefined =>
  code === null ? undefined : ENDED_BY_CODE[code];

const SESSION_FAILURES: Readonly<Record<SessionFailure, PlainMessageKey>> = {
  timeout: 'session.failedTimeout',
  offline: 'session.failedOffline',
  forbidden: 'session.failedForbidden',
  error: 'session.failedError',
};

/** Why the data of somebody who is signed in cannot be had [2.51]. */
export const sessionFailureMessage = (reason: SessionFailure): string => t(SESSION_FAILURES[reason]);
