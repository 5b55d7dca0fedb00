import { ApiError } from '@portal/shared/api';
import { type PasswordField, passwordError } from './auth-messages.ts';
import type { AuthPort, UserPort } from './auth-port.ts';

export type ChangePasswordResult =
  | { result: 'changed' }
  | { result: 'failed'; field: PasswordField; message: string }
  /** The provider wants a fresh sign-in before it changes anything [8.17]. */
  | { result: 'reloginRequired' };

/** Proves the current password, then sets the next one. Nothing has changed unless the result says so. */
export async function changeAtProvider(
  auth: AuthPort,
  { current, next }: { current: string; next: string },
): Promise<ChangePasswordResult> {
  try {
    await proveCurrent(auth, current);
    await auth.updatePassword(next);
    return { result: 'changed' };
  } catch (error) {
    const code = auth.authErrorCode(error);
    if (code === 'requires-recent-login') return { result: 'reloginRequired' };
    return { result: 'failed', ...passwordError(code) };
  }
}

/**
 * With two-factor the provider asks for the second factor only after the password was right: that proves what is asked
 * here. Whether the sign-in is recent enough is the provider's to say when the password is set.
 */
async function proveCurrent(auth: AuthPort, current: string): Promise<void> {
  try {
    await auth.reauthenticate(current);
  } catch (error) {
    if (auth.authErrorCode(error) !== 'multi-factor-auth-required') throw error;
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
