import { authErrorCode } from '@portal/shared/firebase';
import { applyCode, refreshAccount, sendVerification } from '@portal/shared/firebase/self-service';
import { isDeadCode } from '@portal/shared/host/action-code';
import { reportError } from '@portal/shared/observe';
import { getSession } from '@portal/shared/session';
import { secondFactorMessage } from '@portal/shared/session/provider-messages';
import { t } from '#text/t.ts';

/* The verification of the e-mail: a mail, and the code in its link [2.39, 2.41]. */

export type SendVerificationResult = { result: 'sent' } | { result: 'failed'; message: string };

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

/**
 * Uses the code up; afterwards the session and its token show a verified e-mail, or the link was somebody else's.
 * Errors come from the provider.
 */
export async function verifyEmail(code: string): Promise<'verified' | 'otherAccount'> {
  try {
    await applyCode(code);
    // The token still says otherwise (measured).
    await refreshAccount();
    return isVerified() ? 'verified' : 'otherAccount';
  } catch (error) {
    // A link opened twice, or used up by an attempt whose answer was lost: the e-mail is verified.
    if (isDeadCode(authErrorCode(error)) && (await checkVerification())) return 'verified';
    throw error;
  }
}

/** Whether it has been verified in the meantime, in another tab or on another machine. */
export async function checkVerification(): Promise<boolean> {
  await refreshAccount().catch(() => undefined);
  return isVerified();
}

/** By the provider's latest answer, which the session has received. */
function isVerified(): boolean {
  const session = getSession();
  return session.state === 'signedIn' && session.emailVerified;
}
