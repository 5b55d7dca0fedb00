import type { AuthPort } from '../auth-port.ts';
import type { SignedOutReason } from '../session.ts';
import { reasonByProviderCode } from '../session-reasons.ts';
import type { CurrentAccount } from './current-account.ts';

interface SessionTokenDependencies {
  auth: Pick<AuthPort, 'getIdToken' | 'authErrorCode'>;
  current: CurrentAccount;
  end: (reason: SignedOutReason) => Promise<boolean>;
}

export function createGetToken({ auth, current, end }: SessionTokenDependencies) {
  /** For the API client: null if nobody is signed in; rejects if the provider could not be reached. */
  return async function getToken(): Promise<string | null> {
    const account = current.get();
    if (!account) return null;
    try {
      const token = await auth.getIdToken();
      // Meanwhile another customer may have signed in.
      return current.get()?.uid === account.uid ? token : null;
    } catch (error) {
      const reason = reasonByProviderCode(auth.authErrorCode(error));
      if (!reason) throw error;
      await end(reason);
      return null;
    }
  };
}
