import { ApiError } from '@portal/shared/api';
import { reportError } from '@portal/shared/observe';
import { type PasswordField, passwordError } from './auth-messages.ts';
import type { AuthPort, UserPort } from './auth-port.ts';
import type { ConfirmSecondFactor } from './recent-sign-in.ts';

export type ChangePasswordResult =
  | { result: 'changed' }
  | { result: 'failed'; field: PasswordField; message: string }
  /** The customer left the code by SMS unanswered. */
  | { result: 'cancelled' }
  /** The provider wants a fresh sign-in before it changes anything [8.17]. */
  | { result: 'reloginRequired' };

/** Proves the current password, then sets the next one. Nothing has changed unless the result says so. */
export async function changeAtProvider(
  auth: AuthPort,
  { current, next }: { current: string; next: string },
  confirmSecondFactor: ConfirmSecondFactor,
): Promise<ChangePasswordResult> {
  try {
    if (!(await proveCurrent(auth, current, confirmSecondFactor))) return { result: 'cancelled' };
    await auth.updatePassword(next);
    return { result: 'changed' };
  } catch (error) {
    const code = auth.authErrorCode(error);
    if (code === 'requires-recent-login') return { result: 'reloginRequired' };
    // What the provider refuses is planned; anything else is a defect that we want to hear of.
    if (code === null) reportError(error, { reason: 'a password could not be changed', category: 'password' });
    return { result: 'failed', ...passwordError(code) };
  }
}

/**
 * With two-factor the right password is answered with a challenge, and nobody is re-authenticated before the code: the
 * old sign-in stays as old as it was, and a password known to somebody else would be enough to lock the customer out.
 */
async function proveCurrent(
  auth: AuthPort,
  current: string,
  confirmSecondFactor: ConfirmSecondFactor,
): Promise<boolean> {
  try {
    await auth.reauthenticate(current);
    return true;
  } catch (error) {
    const challenge = auth.mfaChallengeOf(error);
    if (!challenge) throw error;
    return confirmSecondFactor(challenge);
  }
}

const ATTEMPTS = 3;
/** Each attempt's; together they stay within twelve seconds, while the customer waits. */
const ATTEMPT_TIMEOUT_MS = 4000;

/** The password is changed already: a server that could not be reached gets three chances to hear it [7.17]. */
export async function tellServer(users: UserPort): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await users.notifyPasswordChanged(ATTEMPT_TIMEOUT_MS);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassing(error)) throw error;
    }
  }
}

/** Whether another attempt may fare better; a server that has answered with a refusal answers so again. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'http') return (error.status ?? 0) >= 500;
  return error.kind === 'timeout' || error.kind === 'offline';
}
