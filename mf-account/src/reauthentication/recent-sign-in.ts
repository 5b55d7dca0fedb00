import { authErrorCode } from '@portal/platform/firebase';

/** Asks the customer to sign in again, without leaving the page; false if they decline. */
export type ConfirmIdentity = () => Promise<boolean>;

/**
 * Does something that requires a sign-in within the last minutes; if the provider refuses, asks for one and tries
 * again.
 */
export async function withRecentSignIn<T>(confirmIdentity: ConfirmIdentity, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (authErrorCode(error) !== 'requires-recent-login' || !(await confirmIdentity())) throw error;
    return act();
  }
}
