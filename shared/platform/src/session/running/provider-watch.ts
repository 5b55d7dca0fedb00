import type { Account } from '../../firebase/index.ts';
import type { AuthPort } from '../auth-port.ts';

interface ProviderWatchDependencies {
  auth: Pick<AuthPort, 'watchAccount' | 'signOut'>;
  /** Called with the account that the provider names, or null for nobody. */
  hear: (account: Account | null) => void;
  reportError: (error: unknown, context: { reason: string; category: string }) => void;
}

export type ProviderWatch = ReturnType<typeof createProviderWatch>;

/** Listens to the identity provider, but ignores what it says of a customer who has left. */
export function createProviderWatch({ auth, hear, reportError }: ProviderWatchDependencies) {
  /** After a failed sign-out the SDK may still report the customer; it is ignored until the next sign-in. */
  let ignoresProvider = false;
  /** The sign-out that the provider has not finished yet. */
  let leaving: Promise<boolean> | null = null;
  /** The subscription to the provider, established or not. */
  let watching: Promise<unknown> | null = null;

  function listen(account: Account | null): void {
    if (account === null) ignoresProvider = false;
    if (!ignoresProvider) hear(account);
  }

  /** Subscribes once; after a failure the next call tries again. */
  function watch(): Promise<unknown> {
    watching ??= auth.watchAccount(listen).catch((error: unknown) => {
      watching = null;
      throw error;
    });
    return watching;
  }

  async function leave(): Promise<boolean> {
    try {
      await auth.signOut();
      ignoresProvider = false;
      return true;
    } catch (error) {
      reportError(error, { reason: 'the identity provider could not sign out', category: 'signOut' });
      return false;
    }
  }

  return {
    watch,
    /** Waits until nothing that the provider says of the previous customer can be taken for the next sign-in. */
    async readyForSignIn(): Promise<void> {
      if (leaving) await leaving;
      ignoresProvider = false;
      await watch();
    },
    /** True if the SDK agreed. */
    signOut(): Promise<boolean> {
      ignoresProvider = true;
      leaving = leave();
      return leaving;
    },
    /** Reports that the provider cannot be reached, unless the browser is offline. */
    reportUnreachable(error: unknown): void {
      if (!navigator.onLine) return;
      reportError(error, { reason: 'the code of the identity provider could not be fetched', category: 'remoteLoad' });
    },
  };
}
