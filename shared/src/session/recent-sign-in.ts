import type { MfaChallenge } from '@portal/shared/firebase';
import { reportError } from '@portal/shared/observe';
import type { AuthPort } from './auth-port.ts';
import { reauthenticationError } from './mfa-messages.ts';

/** Has the customer sign in once more, without leaving the page; false when they would rather not. */
export type Prove = () => Promise<boolean>;
/** Has the customer type the code that the challenge sends; false when they would rather not. */
export type ConfirmSecondFactor = (challenge: MfaChallenge) => Promise<boolean>;

export type ReauthenticationResult =
  | { result: 'proven' }
  | { result: 'mfaRequired'; challenge: MfaChallenge }
  | { result: 'failed'; field: 'current' | 'form'; message: string };

export async function reauthenticateAt(auth: AuthPort, password: string): Promise<ReauthenticationResult> {
  try {
    await auth.reauthenticate(password);
    return { result: 'proven' };
  } catch (error) {
    const challenge = auth.mfaChallengeOf(error);
    if (challenge) return { result: 'mfaRequired', challenge };
    const code = auth.authErrorCode(error);
    if (code === null) reportError(error, { reason: 'a sign-in could not be renewed', category: 'signIn' });
    return { result: 'failed', ...reauthenticationError(code) };
  }
}

/** Does what wants a sign-in of the last minutes; when the provider says so, it is asked for and then done. */
export async function withRecentSignIn<T>(
  { authErrorCode }: Pick<AuthPort, 'authErrorCode'>,
  prove: Prove,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (authErrorCode(error) !== 'requires-recent-login' || !(await prove())) throw error;
    return act();
  }
}
