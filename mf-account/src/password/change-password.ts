import { notifyPasswordChanged } from '@portal/platform';
import { ApiError } from '@portal/platform/api';
import { authErrorCode, type MfaChallenge, mfaChallengeOf } from '@portal/platform/firebase';
import { reauthenticate, updatePassword } from '@portal/platform/firebase/self-service';
import { reportError } from '@portal/platform/observe';
import { type PasswordRefusal, passwordChangeRefusal } from '@portal/platform/provider-messages';
import { refreshUser } from '@portal/platform/session';
import { followUp } from '#reauthentication/follow-up.ts';
import { t } from '#text/t.ts';

/** Asks the customer for the code that the challenge sends; false if they decline. */
export type ConfirmSecondFactor = (challenge: MfaChallenge) => Promise<boolean>;

type ChangePasswordResult =
  | { result: 'changed' }
  | ({ result: 'failed' } & PasswordRefusal)
  /** The customer did not enter the SMS code. */
  | { result: 'cancelled' }
  /** The provider requires a fresh sign-in before it changes anything [8.17]. */
  | { result: 'reloginRequired' };

/**
 * Verifies the current password, sets the new one and tells the server. Nothing has changed unless the result says so.
 */
export async function changePassword(
  input: { current: string; next: string },
  confirmSecondFactor: ConfirmSecondFactor,
): Promise<ChangePasswordResult> {
  const outcome = await changeAtProvider(input, confirmSecondFactor);
  if (outcome.result !== 'changed') return outcome;
  await followUp('a changed password could not be told to the server', async () => {
    await tellServer();
    await refreshUser();
  });
  return outcome;
}

async function changeAtProvider(
  { current, next }: { current: string; next: string },
  confirmSecondFactor: ConfirmSecondFactor,
): Promise<ChangePasswordResult> {
  try {
    if (!(await verifyCurrentPassword(current, confirmSecondFactor))) return { result: 'cancelled' };
    await updatePassword(next);
    return { result: 'changed' };
  } catch (error) {
    const code = authErrorCode(error);
    if (code === 'requires-recent-login') return { result: 'reloginRequired' };
    // A refusal by the provider is expected; anything else is a defect to be reported.
    if (code === null) reportError(error, { reason: 'a password could not be changed', category: 'password' });
    return { result: 'failed', ...passwordChangeRefusal(t, code) };
  }
}

/**
 * With two-factor the right password leads to a challenge, and only the code completes the re-authentication. Otherwise
 * the password alone would be enough to lock the customer out.
 */
async function verifyCurrentPassword(current: string, confirmSecondFactor: ConfirmSecondFactor): Promise<boolean> {
  try {
    await reauthenticate(current);
    return true;
  } catch (error) {
    const challenge = mfaChallengeOf(error);
    if (!challenge) throw error;
    return confirmSecondFactor(challenge);
  }
}

const ATTEMPTS = 3;
/** For each attempt; together they take at most twelve seconds, while the customer waits. */
const ATTEMPT_TIMEOUT_MS = 4000;

/** The password is already changed: a server that could not be reached gets three attempts [7.17]. */
async function tellServer(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await notifyPasswordChanged(ATTEMPT_TIMEOUT_MS);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
    }
  }
}

/** Whether another attempt may succeed; a server that has refused will refuse again. */
function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'http') return (error.status ?? 0) >= 500;
  return ['timeout', 'offline', 'lost'].includes(error.kind);
}
