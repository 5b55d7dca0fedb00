import type { StoreApi } from 'zustand/vanilla';
import type { Account } from '../../firebase/index.ts';
import type { UserPort } from '../auth-port.ts';
import type { Session, SessionMfa } from '../session.ts';
import { sessionFailureOf } from '../session-failure.ts';

interface UserDataDependencies {
  store: StoreApi<Session>;
  users: UserPort;
  /** The account that is signed in now. */
  whose: () => Account | null;
  /** The page's first paint, if it is still to come. */
  drawn: () => Promise<void> | undefined;
}

export type UserData = ReturnType<typeof createUserData>;

/** The customer's data from the API. Every load belongs to the account for which it was started. */
export function createUserData({ store, users, whose, drawn }: UserDataDependencies) {
  let load = new AbortController();
  /** The customer's data, being loaded again. */
  let refreshing: Promise<void> | null = null;

  /** Aborts the requests under way. The next ones use the returned signal. */
  function begin(): AbortSignal {
    load.abort();
    load = new AbortController();
    return load.signal;
  }

  /** User and two-factor are requested together, but nobody waits for the second. @throws ApiError for the first. */
  async function fetch(signal: AbortSignal): Promise<void> {
    const before = store.getState();
    let mfa: SessionMfa = before.state === 'signedIn' ? before.mfa : { state: 'loading' };
    const asked = askMfa(signal).then((answer) => {
      mfa = answer;
      showMfa(signal, answer);
    });
    const user = await users.fetchUser(signal);
    await drawn();
    const account = whose();
    if (signal.aborted || !account) return;
    const { uid, emailVerified } = account;
    store.setState({ state: 'signedIn', uid, user, mfa, emailVerified }, true);
    await asked;
  }

  async function askMfa(signal: AbortSignal): Promise<SessionMfa> {
    try {
      return { state: 'known', ...(await users.fetchMfa(signal)) };
    } catch (error) {
      const reason = sessionFailureOf(error);
      // A refused token ends the session on its own.
      return { state: 'unknown', reason: reason === 'unauthorized' ? 'error' : reason };
    }
  }

  function showMfa(signal: AbortSignal, mfa: SessionMfa): void {
    const session = store.getState();
    if (!signal.aborted && session.state === 'signedIn') store.setState({ ...session, mfa }, true);
  }

  /** The same customer with a new token, which may show a verified e-mail. */
  function showVerified({ emailVerified }: Account): void {
    const session = store.getState();
    if (session.state === 'signedIn' && session.emailVerified !== emailVerified)
      store.setState({ ...session, emailVerified }, true);
  }

  function refresh(): Promise<void> {
    const started = fetch(begin()).finally(() => {
      if (refreshing === started) refreshing = null;
    });
    refreshing = started;
    return started;
  }

  return {
    begin,
    fetch,
    showVerified,
    drop: () => load.abort(),
    /** Fetches user and two-factor again while the page stays as it is. @throws ApiError for the user's. */
    refresh,
    /** The same, unless they are loading already: these data say what the API demands. @throws ApiError */
    async refreshForRequiredAction(): Promise<void> {
      if (store.getState().state === 'signedIn') await (refreshing ?? refresh());
    },
    /** Requests two-factor again after it could not be loaded. */
    async retryMfa(): Promise<void> {
      const { signal } = load;
      showMfa(signal, await askMfa(signal));
    },
  };
}
