import { ApiError } from '@portal/shared/api';
import { notifyPasswordChanged } from '@portal/shared/api/user';
import { authErrorCode, type MfaChallenge, mfaChallengeOf } from '@portal/shared/firebase';
import { reauthenticate, updatePassword } from '@portal/shared/firebase/self-service';
import { reportError } from '@portal/shared/observe';
import { refreshUser } from '@portal/shared/session';
import { type PasswordRefusal, passwordChangeRefusal } from '@portal/shared/session/provider-messages';
import { followUp } from '#customer/follow-up.ts';
import { t } from '#text/t.ts';

/** Has the customer type the code that the challenge sends; false when they would rather not. */
export type ConfirmSecondFactor = (challenge: MfaChallenge) => Promise<boolean>;

export type ChangePasswordResult =
  | { result: 'changed' }
  | ({ result: 'failed' } & PasswordRefusal)
  /** The customer left the code by SMS unanswered. */
  | { result: 'cancelled' }
  /** The provider wants a fresh sign-in before it changes anything [8.17]. */
  | { result: 'reloginRequired' };

/** Proves the current password, sets the next one and tells the server. Nothing has changed unless the result says so. */
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
    if (!(await proveCurrent(current, confirmSecondFactor))) return { result: 'cancelled' };
    await updatePassword(next);
    return { result: 'changed' };
  } catch (error) {
    const code = authErrorCode(error);
    if (code === 'requires-recent-login') return { result: 'reloginRequired' };
    // What the provider refuses is planned; anything else is a defect that we want to hear of.
    if (code === null) reportError(error, { reason: 'a password could not be changed', category: 'password' });
    return { result: 'failed', ...passwordChangeRefusal(t, code) };
  }
}

/**
 * With two-factor the right password is answered with a challenge, and nobody is re-authenticated before the code: the
 * old sign-in stays as old as it was, and a password known to somebody else would be enough to lock the customer out.
 */
async function proveCurrent(current: string, confirmSecondFactor: ConfirmSecondFactor): Promise<boolean> {
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
/** Each attempt's; together they stay within twelve seconds, while the customer waits. */
const ATTEMPT_TIMEOUT_MS = 4000;

/** The password is changed already: a server that could not be reached gets three chances to hear it [7.17]. */
async function tellServer(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await notifyPasswordChanged(ATTEMPT_TIMEOUT_MS);
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
