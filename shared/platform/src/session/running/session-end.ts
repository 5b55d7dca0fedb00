import type { StoreApi } from 'zustand/vanilla';
import type { AuthPort } from '../auth-port.ts';
import type { Session, SignedOutReason, SignOutCause } from '../session.ts';
import { isMoreSpecific, keepsDrafts, reasonByProviderCode } from '../session-reasons.ts';
import type { CurrentAccount } from './current-account.ts';
import type { ProviderWatch } from './provider-watch.ts';

interface SessionEndDependencies {
  store: StoreApi<Session>;
  auth: Pick<AuthPort, 'fetchSessionEndCode'>;
  current: CurrentAccount;
  provider: ProviderWatch;
  clear: (cause: SignOutCause) => void;
  /** Tells the other tabs. */
  announce: (uid: string) => void;
}

/** How a session ends, and what the customer is told about it. */
export function createSessionEnd({ store, auth, current, provider, clear, announce }: SessionEndDependencies) {
  const show = (session: Session) => store.setState(session, true);

  function forget(reason: SignedOutReason): void {
    current.forgetUid();
    clear(reason);
  }

  function finish(reason: SignedOutReason): void {
    current.drop();
    forget(reason);
    show({ state: 'signedOut', reason });
  }

  /** The SDK's own sign-out arrives before the code that says why. */
  function explain(reason: SignedOutReason): void {
    const session = store.getState();
    if (session.state !== 'signedOut' || !isMoreSpecific(reason, session.reason)) return;
    if (!keepsDrafts(reason)) forget(reason);
    show({ state: 'signedOut', reason });
  }

  /** The SDK does not say why a session has ended; the provider does. */
  async function findReason(): Promise<void> {
    const reason = reasonByProviderCode(await auth.fetchSessionEndCode());
    if (reason) explain(reason);
  }

  return {
    forget,
    /** Ends the session here, whatever the SDK answers; true if the SDK agreed. */
    async end(reason: SignedOutReason): Promise<boolean> {
      // Before the provider has said who is signed in, only these are possible.
      const isAtDoor = ['customer', 'idle'].includes(reason) && ['loading', 'failed'].includes(store.getState().state);
      if (!current.get() && !isAtDoor) {
        explain(reason);
        return true;
      }
      const uid = current.uid();
      finish(reason);
      if (reason === 'customer' && uid !== null) announce(uid);
      // Asked before the sign-out, which forgets the session.
      if (reason === 'expired') void findReason();
      return provider.signOut();
    },
    /**
     * Not requested here: another tab signed out and says so itself, the SDK dropped the session, or there never was one.
     */
    async endedElsewhere(): Promise<void> {
      if (current.get()) finish('expired');
      else {
        current.forgetUid();
        show({ state: 'signedOut' });
      }
      await findReason();
    },
  };
}
