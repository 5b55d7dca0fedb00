import { authErrorCode } from '@portal/shared/firebase';

/** Has the customer sign in once more, without leaving the page; false when they would rather not. */
export type Prove = () => Promise<boolean>;

/** Does what wants a sign-in of the last minutes; when the provider says so, it is asked for and then done. */
export async function withRecentSignIn<T>(prove: Prove, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (authErrorCode(error) !== 'requires-recent-login' || !(await prove())) throw error;
    return act();
  }
}
