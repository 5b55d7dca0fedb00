import type { RequiredAction } from '@portal/contract/values/required-action';
import type { TokenRefusal } from '@portal/contract/values/token-refusal';
import { type IdentityAdmin, type IdentityUser, PlatformUnavailableError } from '#platform/platform.ts';
import type { GuardedCaller } from './caller.ts';
import { ProblemError } from './problem.ts';

const HOUR_MS = 3_600_000;

/**
 * What an account must fulfil before a call is answered; docs/api.md says why each call has its guard.
 * open: no sign-in. flow: the portal needs it to lead a customer out of a demand. read and write: all demands are met;
 * a write also requires the identity provider to confirm that the account has not been stopped.
 */
export type AccountGuard = 'open' | 'flow' | 'read' | 'write';

/** Throws the refusal: 401 for an account or a session that is over, 403 for an unmet demand. */
export async function guardAccount(guard: AccountGuard, caller: GuardedCaller, identity: IdentityAdmin): Promise<void> {
  const user = await askFor(guard, caller, identity);
  const code = user === undefined ? undefined : refusalOf(user, caller);
  if (code !== undefined) throw new ProblemError(401, { code });
  if (guard === 'flow') return;
  if (caller.mustChangePassword) throw refusal('passwordChangeRequired');
  if (caller.mustHaveMfa && !user?.isMfaEnabled) throw refusal('mfaRequired');
}

/** A browser may refresh its token for ever, so that the beginning of the session is checked. */
export function refuseTooOld({ signedInAt }: GuardedCaller, now: Date, maxHours = Number.POSITIVE_INFINITY): void {
  const code: TokenRefusal = 'sessionTooOld';
  if (now.getTime() - signedInAt.getTime() >= maxHours * HOUR_MS) throw new ProblemError(401, { code });
}

/** A token alone says nothing of what has happened to its account since. */
function refusalOf(user: IdentityUser | null, session: GuardedCaller): TokenRefusal | undefined {
  if (user === null || user.isDisabled) return 'accountDisabled';
  // Before the next: adding a factor also ends the sessions, and this says more.
  if (user.isMfaEnabled && !session.hasSecondFactor) return 'secondFactorRequired';
  // Both are whole seconds, and a sign-in within the second of the change counts: the Admin SDK compares like this, too.
  if (user.tokensValidAfter !== null && session.signedInAt < user.tokensValidAfter) return 'signedOutElsewhere';
  return undefined;
}

const refusal = (code: RequiredAction): ProblemError => new ProblemError(403, { code });

/**
 * undefined: the provider cannot be asked, and the call goes on without it: a valid token is proof enough for reading.
 */
async function askFor(
  guard: AccountGuard,
  { uid, mustHaveMfa }: GuardedCaller,
  identity: IdentityAdmin,
): Promise<IdentityUser | null | undefined> {
  try {
    return await identity.userOf(uid);
  } catch (error) {
    const isNeeded = guard === 'write' || (guard === 'read' && mustHaveMfa);
    if (isNeeded || !(error instanceof PlatformUnavailableError)) throw error;
    return undefined;
  }
}
