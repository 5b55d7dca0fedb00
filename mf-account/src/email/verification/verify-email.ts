import { isFinalCodeError } from '@portal/platform/action-code';
import { authErrorCode } from '@portal/platform/firebase';
import {
  applyCode,
  checkEmailVerification,
  refreshAccount,
  sendVerification,
} from '@portal/platform/firebase/self-service';
import { reportError } from '@portal/platform/observe';
import { secondFactorMessage } from '@portal/platform/provider-messages';
import { getSession } from '@portal/platform/session';
import { t } from '#text/t.ts';

/* The verification of the e-mail: a mail, and the code in its link [2.39, 2.41]. */

type SendVerificationResult = { result: 'sent' } | { result: 'failed'; message: string };

export async function sendVerificationMail(): Promise<SendVerificationResult> {
  try {
    await sendVerification();
    return { result: 'sent' };
  } catch (error) {
    const code = authErrorCode(error);
    if (code === null)
      reportError(error, { reason: 'a verification mail could not be sent', category: 'verification' });
    return { result: 'failed', message: secondFactorMessage(t, code) };
  }
}

export type OpenedLink =
  | { state: 'verified' }
  /**
   * Nothing was done: mail scanners open links, too, so only the signed-in account's own link acts when it is opened.
   */
  | { state: 'otherAccount'; email: string };

/**
 * Uses the code if it is for the signed-in account; session and token then show a verified e-mail. Errors come from the
 * provider.
 */
export async function openVerification(code: string): Promise<OpenedLink> {
  try {
    const link = await checkEmailVerification(code);
    if (!link) throw Object.assign(new Error('a code of another kind'), { code: 'auth/invalid-action-code' });
    if (!link.isOwn) return { state: 'otherAccount', email: link.email };
    await applyCode(code);
    // The token still says otherwise (measured).
    await refreshAccount();
    return { state: 'verified' };
  } catch (error) {
    // The link was opened twice, or the answer of an earlier attempt was lost: the e-mail is verified.
    if (isFinalCodeError(authErrorCode(error)) && (await checkVerification())) return { state: 'verified' };
    throw error;
  }
}

/** Whether it has been verified in the meantime, in another tab or on another machine. */
export async function checkVerification(): Promise<boolean> {
  await refreshAccount().catch(() => undefined);
  return isVerified();
}

/** From the provider's latest answer, which the session has. */
function isVerified(): boolean {
  const session = getSession();
  return session.state === 'signedIn' && session.emailVerified;
}
