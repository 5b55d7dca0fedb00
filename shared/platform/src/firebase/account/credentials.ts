import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  updatePassword as updatePasswordOf,
} from 'firebase/auth';
import { firebaseConfig } from '../kept/config.ts';
import { currentUser } from './account.ts';
import { providerWrite } from './provider-write.ts';

/** Asks for the password again. For users with two-factor the error contains the challenge. */
export async function reauthenticate(password: string): Promise<void> {
  const user = currentUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

export async function updatePassword(next: string): Promise<void> {
  const { breachedPasswords } = firebaseConfig();
  if (breachedPasswords) {
    const { refuseBreached } = await import(/* webpackChunkName: "breached-password" */ './breached-password.ts');
    await refuseBreached(next, breachedPasswords);
  }
  await providerWrite('password', () => updatePasswordOf(currentUser(), next));
}

/** Mails a link to /auth-action. */
export const sendVerification = (): Promise<void> => providerWrite('mail', () => sendEmailVerification(currentUser()));

/** Fetches what the provider now knows of the signed-in user, and a token that contains it. */
export async function refreshAccount(): Promise<void> {
  const user = currentUser();
  await user.reload();
  await user.getIdToken(true);
}
