import {
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  setPersistence,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
  updatePassword as updatePasswordOf,
} from 'firebase/auth';
import { getFirebase } from './app.ts';
import { persistenceFor } from './persistence.ts';
import { forgetSession, rememberSession } from './session-end.ts';

/** Who is signed in, as the identity provider knows it. */
export interface Account {
  uid: string;
  emailVerified: boolean;
}

const accountOf = (user: User): Account => ({ uid: user.uid, emailVerified: user.emailVerified });

/** Calls `listener` once the kept session is known, then on every sign-in, sign-out and change of the token. */
export function watchAccount(listener: (account: Account | null) => void): () => void {
  return onIdTokenChanged(getFirebase().auth, (user) => {
    if (user) rememberSession(user.refreshToken);
    listener(user ? accountOf(user) : null);
  });
}

/** The token for the API, refreshed when it is about to expire; null when nobody is signed in. */
export async function getIdToken(): Promise<string | null> {
  const { auth } = getFirebase();
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}

export async function signInWithPassword(email: string, password: string, keep: boolean): Promise<void> {
  const { auth } = getFirebase();
  // Right before each sign-in: it decides where this session is kept, also when a second factor follows.
  await setPersistence(auth, persistenceFor(keep, window));
  await signInWithEmailAndPassword(auth, email, password);
}

export async function signOut(): Promise<void> {
  forgetSession();
  try {
    await signOutOfFirebase(getFirebase().auth);
  } catch (error) {
    forgetKeptSession();
    throw error;
  }
}

/** Shows once more that it is the customer who sits here; users with two-factor get its challenge as the error. */
export async function reauthenticate(password: string): Promise<void> {
  const user = currentUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

export const updatePassword = (next: string): Promise<void> => updatePasswordOf(currentUser(), next);

/** Mails a link to /auth-action. */
export const sendVerification = (): Promise<void> => sendEmailVerification(currentUser());

/** Asks the provider for what it now knows of whoever is signed in, and for a token that says so too. */
export async function refreshAccount(): Promise<void> {
  const user = currentUser();
  await user.reload();
  await user.getIdToken(true);
}

export function currentUser(): User {
  const user = getFirebase().auth.currentUser;
  if (!user) throw Object.assign(new Error('nobody is signed in'), { code: 'auth/no-current-user' });
  return user;
}

/** After a sign-out that failed a reload must not bring the customer back. */
function forgetKeptSession(): void {
  for (const reach of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      const storage = reach();
      const keys = Object.keys(storage).filter((key) => key.startsWith('firebase:authUser:'));
      for (const key of keys) storage.removeItem(key);
    } catch {
      // A storage that is blocked has kept nothing.
    }
  }
}
