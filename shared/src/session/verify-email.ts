import { mfaErrorMessage } from './mfa-messages.ts';

export interface VerificationDependencies {
  auth: {
    sendVerification(): Promise<void>;
    applyCode(code: string): Promise<void>;
    refreshAccount(): Promise<void>;
    authErrorCode(error: unknown): string | null;
  };
  /** Whether the session's e-mail is verified, by the provider's last word. */
  isVerified(): boolean;
  reportError: (error: unknown, context: { reason: string; category: string }) => void;
}

export type SendVerificationResult = { result: 'sent' } | { result: 'failed'; message: string };

export type VerificationResult =
  | { result: 'verified' }
  /** The link was good, and somebody else's. */
  | { result: 'otherAccount' }
  /** `isSpent`: the link will never do; only a new mail helps. */
  | { result: 'failed'; message: string; isSpent: boolean };

const SPENT = ['expired-action-code', 'invalid-action-code', 'user-disabled', 'user-not-found'];

/** The e-mail's verification: a mail, and the code in its link [2.39, 2.41]. */
export function createVerification({ auth, isVerified, reportError }: VerificationDependencies) {
  async function sendVerificationMail(): Promise<SendVerificationResult> {
    try {
      await auth.sendVerification();
      return { result: 'sent' };
    } catch (error) {
      return { result: 'failed', message: messageOf(auth.authErrorCode(error), error) };
    }
  }

  /** Uses the code up; the session and its token then say that the e-mail is verified. */
  async function verifyEmail(code: string): Promise<VerificationResult> {
    try {
      await auth.applyCode(code);
      // The token still says otherwise (measured).
      await auth.refreshAccount();
      return { result: isVerified() ? 'verified' : 'otherAccount' };
    } catch (error) {
      const reason = auth.authErrorCode(error);
      const isSpent = reason !== null && SPENT.includes(reason);
      // A link opened twice, or used up by an attempt whose answer was lost: what matters is done.
      if (isSpent && (await checkVerification())) return { result: 'verified' };
      return { result: 'failed', message: messageOf(reason, error), isSpent };
    }
  }

  function messageOf(code: string | null, error: unknown): string {
    if (code === null) reportError(error, { reason: 'a verification failed unexpectedly', category: 'verification' });
    return mfaErrorMessage(code);
  }

  /** Whether it has been verified meanwhile, in another tab or on another machine. */
  async function checkVerification(): Promise<boolean> {
    await auth.refreshAccount().catch(() => undefined);
    return isVerified();
  }

  return { sendVerificationMail, verifyEmail, checkVerification };
}
