import { authErrorCode, type MfaChallenge, mfaChallengeOf } from '@portal/platform/firebase';
import { reauthenticate } from '@portal/platform/firebase/self-service';
import { reportError } from '@portal/platform/observe';
import { reauthenticationRefusal } from '@portal/platform/provider-messages';
import { t } from '#text/t.ts';

type ReauthenticationResult =
  | { result: 'confirmed' }
  | { result: 'mfaRequired'; challenge: MfaChallenge }
  | { result: 'failed'; field: 'current' | 'form'; message: string };

/** Asks for the password again. */
export async function reauthenticateCustomer(password: string): Promise<ReauthenticationResult> {
  try {
    await reauthenticate(password);
    return { result: 'confirmed' };
  } catch (error) {
    const challenge = mfaChallengeOf(error);
    if (challenge) return { result: 'mfaRequired', challenge };
    const code = authErrorCode(error);
    if (code === null) reportError(error, { reason: 'a sign-in could not be renewed', category: 'signIn' });
    return { result: 'failed', ...reauthenticationRefusal(t, code) };
  }
}
