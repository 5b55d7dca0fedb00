import {
  onIdTokenChanged,
  setPersistence,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import { rememberSession } from '../kept/last-session.ts';
import { getFirebase } from '../sdk/app.ts';
import { persistenceFor } from '../sdk/persistence.ts';

/** The signed-in user, as the identity provider knows them. */
export interface Account {
  uid: string;
  emailVerified: boolean;
}

const accountOf = (user: User): Account => ({ uid: user.uid, emailVerified: user.emailVerified });

/** Calls `listener` once the kept session is known, then at every sign-in, sign-out and token change. */
export function watchAccount(listener: (account: Account | null) => void): () => void {
  return onIdTokenChanged(getFirebase().auth, (user) => {
    if (user) rememberSession(user.refreshToken);
    listener(user ? accountOf(user) : null);
  });
}

/** The token for the API, refreshed when it is about to expire; null if nobody is signed in. */
export async function getIdToken(): Promise<string | null> {
  const { auth } = getFirebase();
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}

export async function signInWithPassword(email: string, password: string, keep: boolean): Promise<void> {
  const { auth } = getFirebase();
  // Set right before each sign-in, so that it decides where this session is kept, even when a second factor follows.
  await setPersistence(auth, persistenceFor(keep, window));
  await signInWithEmailAndPassword(auth, email, password);
}

export const signOut = (): Promise<void> => signOutOfFirebase(getFirebase().auth);

export function currentUser(): User {
  const user = getFirebase().auth.currentUser;
  if (!user) throw Object.assign(new Error('nobody is signed in'), { code: 'auth/no-current-user' });
  return user;
}
