import type { TokenRefusal } from '@portal/contract/values/token-refusal';
import { useStore } from 'zustand';
import {
  authErrorCode,
  fetchSessionEndCode,
  getIdToken,
  isSessionKept,
  keptUids,
  mfaChallengeOf,
  signInWithPassword,
  signOut as signOutAtProvider,
  watchAccount,
} from '../firebase/index.ts';
import { reportError } from '../observe/index.ts';
import { localStore } from './browser-storage.ts';
import { createSession } from './running/create-session.ts';
import type { Session, SignedOutReason } from './session.ts';
import { reasonByTokenRefusal } from './session-reasons.ts';
import { openSignOutChannel } from './sign-out-channel.ts';
import { sessionStore } from './store.ts';

/** The page's one session, connected to the real provider, API and browser. */
const session = createSession({
  store: sessionStore,
  // Each function by its name, not `import * as`, so that the build sees what is used of the shared module.
  auth: {
    fetchSessionEndCode,
    watchAccount,
    isSessionKept,
    keptUids,
    getIdToken,
    signInWithPassword,
    signOut: signOutAtProvider,
    mfaChallengeOf,
    authErrorCode,
  },
  // A visitor needs no API, so its code is loaded on demand; destructured, so that webpack can leave out the rest.
  users: {
    fetchUser: async (signal) => {
      const { fetchUser } = await import(/* webpackChunkName: "portal" */ '../api/user.ts');
      return fetchUser(signal);
    },
    fetchMfa: async (signal) => {
      const { fetchMfa } = await import(/* webpackChunkName: "portal" */ '../api/user.ts');
      return fetchMfa(signal);
    },
  },
  storage: localStore,
  openChannel: openSignOutChannel,
  reportError,
});

export const useSession = (): Session => useStore(sessionStore);
export const getSession = (): Session => sessionStore.getState();
/** Calls back at every change. Returns the function that stops this. */
export const watchSession = (listener: (session: Session) => void): (() => void) => sessionStore.subscribe(listener);

/** Starts listening to the identity provider; after `configureApi` and `initFirebase`. */
export const startSession = session.start;
export const { signIn, getToken, onSignOut, refreshUser, followDemand, retryMfa, isKeepingLogin } = session;
export const retrySession = (): Promise<void> => session.loadUser();
/** The API refused the token: leads to sign-in, once. */
export const expireSession = (why?: TokenRefusal): void => void session.end(reasonByTokenRefusal(why));

/** Ends it here for a reason that the customer is told. */
export const endSession = (reason: SignedOutReason): Promise<boolean> => session.end(reason);

/** Always ends signed out here; `failed` if the identity provider could not follow (it has been reported) [8.26]. */
export async function signOut(): Promise<{ failed: boolean }> {
  return { failed: !(await session.end('customer')) };
}
