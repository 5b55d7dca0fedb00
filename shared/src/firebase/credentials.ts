import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  updatePassword as updatePasswordOf,
} from 'firebase/auth';
import { currentUser } from './account.ts';

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
