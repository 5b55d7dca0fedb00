import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  updatePassword as updatePasswordOf,
} from 'firebase/auth';
import { currentUser } from './account.ts';
import { passwordWrite, providerWrite } from './provider-write.ts';

/** Asks for the password again. For users with two-factor the error contains the challenge. */
export async function reauthenticate(password: string): Promise<void> {
  const user = currentUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

export const updatePassword = (next: string): Promise<void> =>
  passwordWrite(next, () => updatePasswordOf(currentUser(), next));

/** Mails a link to /auth-action. */
export const sendVerification = (): Promise<void> => providerWrite('mail', () => sendEmailVerification(currentUser()));

/** Fetches what the provider now knows of the signed-in user, and a token that contains it. */
export async function refreshAccount(): Promise<void> {
  const user = currentUser();
  await user.reload();
  await user.getIdToken(true);
}
