import { fetchMfa, fetchUser } from '@portal/shared/api/user';
import {
  askWhyEnded,
  authErrorCode,
  getIdToken,
  mfaChallengeOf,
  signInWithPassword,
  signOut as signOutAtProvider,
  watchAccount,
} from '@portal/shared/firebase';
import { reportError } from '@portal/shared/observe';
import { useStore } from 'zustand';
import { localStore } from './browser-storage.ts';
import { createSession } from './create-session.ts';
import type { Session } from './session.ts';
import { openSignOutChannel } from './sign-out-channel.ts';
import { sessionStore } from './store.ts';

/** The page's one session, wired to the real provider, API and browser. */
const session = createSession({
  store: sessionStore,
  // Each function by its name: of a shared module's namespace (`import * as`) the build keeps only what it sees used.
  auth: {
    askWhyEnded,
    watchAccount,
    getIdToken,
    signInWithPassword,
    signOut: signOutAtProvider,
    mfaChallengeOf,
    authErrorCode,
  },
  users: { fetchUser, fetchMfa },
  storage: localStore,
  openChannel: openSignOutChannel,
  reportError,
});

export const useSession = (): Session => useStore(sessionStore);
export const getSession = (): Session => sessionStore.getState();
/** Calls back on every change. Returns how to stop that. */
export const watchSession = (listener: (session: Session) => void): (() => void) => sessionStore.subscribe(listener);

/** Begins to listen to the identity provider; after `configureApi` and `initFirebase`. */
export const startSession = session.start;
export const { signIn, getToken, onSignOut, refreshUser, followDemand, retryMfa, isKeepingLogin } = session;
export const retrySession = (): Promise<void> => session.loadUser();
/** The API refused the token: leads to sign-in, once. */
export const expireSession = (): void => void session.end('expired');

/** Always ends signed out here; `failed` when the identity provider could not follow (it has been reported) [8.26]. */
export async function signOut(): Promise<{ failed: boolean }> {
  return { failed: !(await session.end('customer')) };
}
