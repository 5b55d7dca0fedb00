import type { StoreApi } from 'zustand/vanilla';
import type { Session, SignedOutReason } from '../session.ts';
import { sessionFailureOf } from '../session-failure.ts';
import type { CurrentAccount } from './current-account.ts';
import type { ProviderWatch } from './provider-watch.ts';
import type { UserData } from './user-data.ts';

interface SessionStartDependencies {
  store: StoreApi<Session>;
  current: CurrentAccount;
  provider: ProviderWatch;
  data: UserData;
  end: (reason: SignedOutReason) => Promise<boolean>;
}

/** Loads an expected customer: the result is a signed-in customer, or a failure that can be tried again. */
export function createSessionStart({ store, current, provider, data, end }: SessionStartDependencies) {
  const show = (session: Session) => store.setState(session, true);

  function showExpected(): void {
    const session = store.getState();
    if (session.state === 'loading' && session.isExpected) return;
    show({ state: 'loading', isExpected: true });
  }

  async function expectCustomer(): Promise<void> {
    showExpected();
    try {
      await provider.watch();
    } catch (error) {
      provider.reportUnreachable(error);
      // The customer may have left meanwhile.
      if (store.getState().state === 'loading') show({ state: 'failed', reason: 'error' });
    }
  }

  /** Without an account the provider is asked first, if it has not been reached; otherwise there is nobody to load. */
  async function loadUser(): Promise<void> {
    if (!current.get()) {
      if (store.getState().state === 'failed') await expectCustomer();
      return;
    }
    showExpected();
    const signal = data.begin();
    try {
      await data.fetch(signal);
    } catch (error) {
      if (signal.aborted) return;
      const reason = sessionFailureOf(error);
      if (reason === 'unauthorized') await end('expired');
      else show({ state: 'failed', reason });
    }
  }

  return { expectCustomer, loadUser };
}
