import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset as confirmReset,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { getFirebase } from '../sdk/app.ts';
import { currentUser } from './account.ts';
import { passwordWrite, providerWrite } from './provider-write.ts';

/* What the codes in the provider's mails can do. Errors come from the provider; `authErrorCode` names them. */

/**
 * Mails a link to /auth-action. With enumeration protection on, the provider also reports success for unknown
 * addresses.
 */
export const sendPasswordReset = (email: string): Promise<void> =>
  providerWrite('mail', () => sendPasswordResetEmail(getFirebase().auth, email));

/** The user whose password the code is for; the code stays valid. */
export const checkPasswordReset = (code: string): Promise<string> => verifyPasswordResetCode(getFirebase().auth, code);

export const confirmPasswordReset = (code: string, next: string): Promise<void> =>
  passwordWrite(next, () => confirmReset(getFirebase().auth, code, next));

export interface SecondFactorRevert {
  email: string;
  /** E.164, or masked by the provider. */
  phone: string;
}

/** What the code would take back; it stays valid. Null for another kind of code. */
export async function checkSecondFactorRevert(code: string): Promise<SecondFactorRevert | null> {
  const { data } = await checkActionCode(getFirebase().auth, code);
  const factor = data.multiFactorInfo;
  if (!data.email || !factor || !('phoneNumber' in factor) || typeof factor.phoneNumber !== 'string') return null;
  return { email: data.email, phone: factor.phoneNumber };
}

export interface EmailVerification {
  email: string;
  /** It is the address of the signed-in user. */
  isOwn: boolean;
}

/** Whose address the code would verify; it stays valid. Null for another kind of code. */
export async function checkEmailVerification(code: string): Promise<EmailVerification | null> {
  const { data, operation } = await checkActionCode(getFirebase().auth, code);
  const { email } = data;
  if (operation !== ActionCodeOperation.VERIFY_EMAIL || !email) return null;
  return { email, isOwn: email.toLowerCase() === currentUser().email?.toLowerCase() };
}

/**
 * Does what the code was issued for: verifies the e-mail, or takes back the second factor. The code is then used up.
 */
export const applyCode = (code: string): Promise<void> =>
  providerWrite('code', () => applyActionCode(getFirebase().auth, code));
