import type { StoreApi } from 'zustand/vanilla';
import type { Account } from '../firebase/index.ts';
import type { AuthPort, UserPort } from './auth-port.ts';
import { type SafeStorage, storageKey } from './browser-storage.ts';
import { failureOf } from './failure.ts';
import type { Session, SignedOutReason, SignOutCause } from './session.ts';
import { endOfSession, mayGoOn, saysMore } from './session-reasons.ts';
import { createSignIn, KEEP_LOGIN_KEY } from './sign-in.ts';
import type { SignOutChannel } from './sign-out-channel.ts';
import { createUserData } from './user-data.ts';

export interface SessionDependencies {
  store: StoreApi<Session>;
  auth: AuthPort;
  users: UserPort;
  storage: SafeStorage;
  openChannel: () => SignOutChannel;
  reportError: (error: unknown, context: { reason: string; category: string }) => void;
}

export const UID_KEY = storageKey('uid');

/**
 * The life of a session: the identity provider says who is signed in, the API says who that is (user-data.ts).
 */
export function createSession({ store, auth, users, storage, openChannel, reportError }: SessionDependencies) {
  const clears = new Set<(cause: SignOutCause) => void>();
  let account: Account | null = null;
  /** The last one that was signed in here. */
  let lastUid: string | null = null;
  let channel: SignOutChannel | null = null;
  /** After a failed sign-out the SDK may still report the customer; it is ignored until the next sign-in. */
  let ignoresProvider = false;
  /** The sign-out that the provider has not finished yet. */
  let leaving: Promise<boolean> | null = null;
  /** Listening to the provider, or on the way to it. */
  let watching: Promise<unknown> | null = null;
  /** The page's first picture. */
  let drawn: Promise<void> | undefined;

  const show = (session: Session) => store.setState(session, true);
  const data = createUserData({ store, users, whose: () => account, drawn: () => drawn });
  const signIn = createSignIn({
    auth,
    storage,
    reportError,
    async ready() {
      // What the provider says about the previous customer must not be taken for this sign-in.
      if (leaving) await leaving;
      ignoresProvider = false;
      await watch();
    },
    onDisabled: () => forget('disabled'),
  });

  /**
   * `later` runs what no visitor waits for, once the first page is seen. A customer who is known before `firstPicture`
   * waits for it: React would give up the picture and render all of the page in one piece.
   */
  function start(later: (run: () => void) => void, firstPicture?: Promise<void>): void {
    drawn = firstPicture;
    channel = openChannel();
    channel.listen((uid) => {
      // The SDK may have told this tab first, but not why.
      if (uid === (account?.uid ?? lastUid)) void end('otherTab');
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) comeBack();
    });
    if (auth.isSessionKept()) {
      void expectCustomer();
      return;
    }
    // If the provider knows of somebody after all, it says so then. A sign-in does not wait for it.
    show({ state: 'signedOut' });
    later(() => void watch().catch(reportUnreachable));
  }

  /**
   * A page that the browser has kept for Back has missed who left meanwhile, and who came. The provider's session says
   * it, not the uid of the last sign-in: that may be of another tab with a session of its own.
   */
  function comeBack(): void {
    const uids = auth.keptUids();
    if (account === null || uids === null || uids.includes(account.uid)) return;
    if (uids.length === 0) {
      void end('otherTab');
      return;
    }
    account = null;
    clear('switched');
    show({ state: 'signedOut', reason: 'otherTab' });
  }

  /** Once, however many ways lead here; after a failure the next one tries again. */
  function watch(): Promise<unknown> {
    watching ??= auth.watchAccount(hear).catch((error: unknown) => {
      watching = null;
      throw error;
    });
    return watching;
  }

  async function expectCustomer(): Promise<void> {
    showExpected();
    try {
      await watch();
    } catch (error) {
      reportUnreachable(error);
      // The customer may have left meanwhile.
      if (store.getState().state === 'loading') show({ state: 'failed', reason: 'error' });
    }
  }

  /** Without a network there is nothing for us to mend. */
  function reportUnreachable(error: unknown): void {
    if (!navigator.onLine) return;
    reportError(error, { reason: 'the code of the identity provider could not be fetched', category: 'remoteLoad' });
  }

  function hear(next: Account | null): void {
    if (next === null) {
      ignoresProvider = false;
      if (account || store.getState().state === 'loading') void endedElsewhere();
      return;
    }
    if (ignoresProvider) return;
    if (next.uid === account?.uid) {
      follow(next);
      return;
    }
    if (account) clear('switched');
    account = next;
    lastUid = next.uid;
    storage.set(UID_KEY, next.uid);
    void loadUser();
  }

  /** Not requested here: another tab signed out and says so itself, the SDK dropped the session, or there never was one. */
  async function endedElsewhere(): Promise<void> {
    if (account) finish('expired');
    else {
      storage.remove(UID_KEY);
      show({ state: 'signedOut' });
    }
    await findReason();
  }

  /** The SDK does not say why a session has ended; the provider does. */
  async function findReason(): Promise<void> {
    const reason = endOfSession(await auth.askWhyEnded());
    if (reason) explain(reason);
  }

  /** The same customer with a new token, which may show a verified e-mail. */
  function follow(next: Account): void {
    account = next;
    const session = store.getState();
    if (session.state === 'signedIn' && session.emailVerified !== next.emailVerified)
      show({ ...session, emailVerified: next.emailVerified });
  }

  /** Without an account the provider is asked first, if it has not been reached; otherwise there is nobody to load. */
  async function loadUser(): Promise<void> {
    if (!account) {
      if (store.getState().state === 'failed') await expectCustomer();
      return;
    }
    showExpected();
    const signal = data.begin();
    try {
      await data.fetch(signal);
    } catch (error) {
      if (signal.aborted) return;
      const reason = failureOf(error);
      if (reason === 'unauthorized') await end('expired');
      else show({ state: 'failed', reason });
    }
  }

  function showExpected(): void {
    const session = store.getState();
    if (session.state === 'loading' && session.isExpected) return;
    show({ state: 'loading', isExpected: true });
  }

  function clear(cause: SignOutCause): void {
    data.drop();
    for (const run of clears) {
      try {
        run(cause);
      } catch (error) {
        reportError(error, { reason: 'something of a session could not be cleared', category: 'signOut' });
      }
    }
  }

  /** Ends the session here, whatever the SDK answers; true if the SDK agreed. */
  async function end(reason: SignedOutReason): Promise<boolean> {
    // Before the provider has said who is signed in, the only way to leave is on purpose.
    const isAtDoor = reason === 'customer' && ['loading', 'failed'].includes(store.getState().state);
    if (!account && !isAtDoor) {
      explain(reason);
      return true;
    }
    const uid = account?.uid ?? storage.get(UID_KEY);
    ignoresProvider = true;
    finish(reason);
    if (reason === 'customer' && uid !== null) channel?.announce(uid);
    // Asked before the sign-out, which forgets the session.
    if (reason === 'expired') void findReason();
    leaving = signOutAtProvider();
    return leaving;
  }

  async function signOutAtProvider(): Promise<boolean> {
    try {
      await auth.signOut();
      ignoresProvider = false;
      return true;
    } catch (error) {
      reportError(error, { reason: 'the identity provider could not sign out', category: 'signOut' });
      return false;
    }
  }

  function finish(reason: SignedOutReason): void {
    account = null;
    forget(reason);
    show({ state: 'signedOut', reason });
  }

  function forget(reason: SignedOutReason): void {
    storage.remove(UID_KEY);
    clear(reason);
  }

  /** The SDK's own sign-out arrives before the code that says why. */
  function explain(reason: SignedOutReason): void {
    const session = store.getState();
    if (session.state !== 'signedOut' || !saysMore(reason, session.reason)) return;
    if (!mayGoOn(reason)) forget(reason);
    show({ state: 'signedOut', reason });
  }

  /** For the API client: null if nobody is signed in; rejects if the provider could not be reached. */
  async function getToken(): Promise<string | null> {
    if (!account) return null;
    const { uid } = account;
    try {
      const token = await auth.getIdToken();
      // The caller asked for the customer of that time.
      return account?.uid === uid ? token : null;
    } catch (error) {
      const reason = endOfSession(auth.authErrorCode(error));
      if (!reason) throw error;
      await end(reason);
      return null;
    }
  }

  return {
    start,
    signIn,
    getToken,
    end,
    loadUser,
    refreshUser: data.refresh,
    /** The API refuses the customer until something is done; the guards find out what from the user's data. */
    followDemand: data.followDemand,
    retryMfa: data.retryMfa,
    /**
     * `clear` runs whenever a session ends or another customer takes its place. Returns the function that stops this.
     */
    onSignOut(run: (cause: SignOutCause) => void): () => void {
      clears.add(run);
      return () => void clears.delete(run);
    },
    isKeepingLogin: (): boolean => storage.get(KEEP_LOGIN_KEY) === 'true',
  };
}
