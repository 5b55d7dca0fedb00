import type { StoreApi } from 'zustand/vanilla';
import type { Account } from '../../firebase/index.ts';
import type { AuthPort, UserPort } from '../auth-port.ts';
import type { SafeStorage } from '../browser-storage.ts';
import type { Session, SignOutCause } from '../session.ts';
import type { SignOutChannel } from '../sign-out-channel.ts';
import { createClearUps } from './clear-ups.ts';
import { createCurrentAccount } from './current-account.ts';
import { createOtherTabs } from './other-tabs.ts';
import { createProviderWatch } from './provider-watch.ts';
import { createSessionEnd } from './session-end.ts';
import { createSessionStart } from './session-start.ts';
import { createGetToken } from './session-token.ts';
import { createSignIn, KEEP_LOGIN_KEY } from './sign-in.ts';
import { createUserData } from './user-data.ts';

interface SessionDependencies {
  store: StoreApi<Session>;
  auth: AuthPort;
  users: UserPort;
  storage: SafeStorage;
  openChannel: () => SignOutChannel;
  reportError: (error: unknown, context: { reason: string; category: string }) => void;
}

/**
 * The life of a session: the identity provider says who is signed in, and the API has the customer's data
 * (user-data.ts).
 */
export function createSession({ store, auth, users, storage, openChannel, reportError }: SessionDependencies) {
  /** Resolved after React's first paint. */
  let drawn: Promise<void> | undefined;
  const current = createCurrentAccount(storage);
  const clearUps = createClearUps(reportError);
  const provider = createProviderWatch({ auth, hear, reportError });
  const data = createUserData({ store, users, whose: current.get, drawn: () => drawn });
  const otherTabs = createOtherTabs({
    auth,
    current,
    openChannel,
    onLeft: () => void end('otherTab'),
    onSwitched() {
      current.drop();
      clear('switched');
      store.setState({ state: 'signedOut', reason: 'otherTab' }, true);
    },
  });
  const { announce } = otherTabs;
  const { end, endedElsewhere, forget } = createSessionEnd({ store, auth, current, provider, clear, announce });
  const { expectCustomer, loadUser } = createSessionStart({ store, current, provider, data, end });

  function clear(cause: SignOutCause): void {
    data.drop();
    clearUps.run(cause);
  }

  function hear(next: Account | null): void {
    const before = current.get();
    if (next === null) {
      if (before || store.getState().state === 'loading') void endedElsewhere();
      return;
    }
    const isSame = next.uid === before?.uid;
    if (before && !isSame) clear('switched');
    current.set(next);
    if (isSame) data.showVerified(next);
    else void loadUser();
  }

  return {
    /**
     * `later` runs what no visitor waits for, once the first page is shown. A customer who is known before
     * `firstPaint` waits for it: otherwise React would drop that first render and render the whole page in one piece.
     */
    start(later: (run: () => void) => void, firstPaint?: Promise<void>): void {
      drawn = firstPaint;
      otherTabs.listen();
      if (auth.isSessionKept()) {
        void expectCustomer();
        return;
      }
      // If the provider knows a customer after all, it says so later. A sign-in does not wait for that. What was kept may
      // just have been ended.
      if (store.getState().state !== 'signedOut') store.setState({ state: 'signedOut' }, true);
      later(() => void provider.watch().catch(provider.reportUnreachable));
    },
    signIn: createSignIn({
      auth,
      storage,
      reportError,
      ready: provider.readyForSignIn,
      onDisabled: () => forget('disabled'),
    }),
    getToken: createGetToken({ auth, current, end }),
    end,
    loadUser,
    refreshUser: data.refresh,
    /** The API refuses the customer until something is done: loads the user's data, from which the guards see what. */
    followDemand: data.refreshForRequiredAction,
    retryMfa: data.retryMfa,
    /** What runs whenever a session ends or another customer takes its place. Returns the function that stops this. */
    onSignOut: clearUps.add,
    isKeepingLogin: (): boolean => storage.get(KEEP_LOGIN_KEY) === 'true',
  };
}
