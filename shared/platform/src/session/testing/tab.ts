import { mfaFixture, userFixture } from '@portal/app-kit/testing/fixtures';
import type { Mfa, User } from '@portal/contract/user';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '../../api/index.ts';
import type { Account } from '../../firebase/index.ts';
import { createSafeStorage } from '../browser-storage.ts';
import { createSession } from '../running/create-session.ts';
import type { Session, SignOutCause } from '../session.ts';

export class ProviderError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = `auth/${code}`;
  }
}
export const http = (status: number) => new ApiError({ kind: 'http', method: 'GET', call: 'GET /user', status });
export const failure = (kind: 'timeout' | 'offline' | 'parse') =>
  new ApiError({ kind, method: 'GET', call: 'GET /user' });

/** One browser tab: an identity provider, an API and the session between them, all controlled by the test. */
export function openTab({
  storage = createSafeStorage(() => window.localStorage),
  channel = new Set<(uid: string) => void>(),
  isSessionKept = false,
  later = (run: () => void): void => run(),
  isReachable = true,
  firstPaint = undefined as Promise<void> | undefined,
} = {}) {
  let hear: (account: Account | null) => void = () => undefined;
  let kept: readonly string[] = [];
  const auth = {
    keptUids: jest.fn((): readonly string[] | null => kept),
    isSessionKept: () => isSessionKept,
    watchAccount: jest.fn(async (listener: typeof hear) => {
      if (!isReachable) throw new ProviderError('network-request-failed');
      hear = listener;
    }),
    getIdToken: jest.fn(async (): Promise<string | null> => 'token'),
    signInWithPassword: jest.fn(async (_email: string, _password: string, _keep: boolean) => undefined),
    signOut: jest.fn(async () => hear(null)),
    fetchSessionEndCode: jest.fn(async (): Promise<string | null> => null),
    mfaChallengeOf: jest.fn(() => null),
    authErrorCode: (error: unknown) => (error instanceof ProviderError ? error.code.replace('auth/', '') : null),
  };
  const users = {
    fetchUser: jest.fn(async (_signal: AbortSignal): Promise<User> => userFixture),
    fetchMfa: jest.fn(async (_signal: AbortSignal): Promise<Mfa> => mfaFixture),
  };
  const reportError = jest.fn();
  const openChannel = () => {
    let own: (uid: string) => void = () => undefined;
    return {
      announce: (uid: string) => {
        for (const listener of channel) if (listener !== own) listener(uid);
      },
      listen: (listener: (uid: string) => void) => {
        own = listener;
        channel.add(listener);
      },
    };
  };
  const store = createStore<Session>(() => ({ state: 'loading' }));
  const session = createSession({ store, auth, users, storage, openChannel, reportError });
  const causes: SignOutCause[] = [];
  session.onSignOut((cause) => void causes.push(cause));
  session.start(later, firstPaint);
  return {
    ...session,
    auth,
    users,
    reportError,
    causes,
    channel,
    say: (uid: string | null, emailVerified = true) => {
      kept = uid === null ? [] : [uid];
      hear(uid === null ? null : { uid, emailVerified });
    },
    state: () => store.getState(),
    watch: (listener: () => void) => store.subscribe(listener),
    /** The provider can be reached from now on. */
    reach: () => {
      isReachable = true;
    },
  };
}

/** A tab whose customer is known. */
export async function openSignedIn(options?: Parameters<typeof openTab>[0]) {
  const tab = openTab(options);
  tab.say('tanaka');
  await settle();
  return tab;
}

/** Lets everything that is ready happen. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
export const userNamed = (lastName: string): User => ({ ...userFixture, lastName });

/** A promise that the test resolves or rejects when it likes. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}
