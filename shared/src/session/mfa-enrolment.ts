import type { MfaChallenge } from '@portal/shared/firebase';
import { ENDED_BY_CODE } from './auth-messages.ts';
import { mfaErrorMessage } from './mfa-messages.ts';
import { type Prove, withRecentSignIn } from './recent-sign-in.ts';

export interface MfaDependencies {
  auth: {
    startEnrolment(phone: string): MfaChallenge;
    keepNewestFactor(): Promise<void>;
    removeFactors(): Promise<void>;
    refreshAccount(): Promise<void>;
    authErrorCode(error: unknown): string | null;
  };
  /** Fetches the customer's data anew; never rejects. */
  refetchUser(): Promise<void>;
  reportError: (error: unknown, context: { reason: string; category: string }) => void;
}

export type DisableMfaResult =
  | { result: 'disabled' }
  | { result: 'failed'; message: string }
  /** Nothing to say: the customer did not want to sign in anew, or the session has ended, which the login explains. */
  | { result: 'cancelled' };

const QUIET = ['requires-recent-login', ...Object.keys(ENDED_BY_CODE)];

/** Two-factor on and off. Whatever wants a recent sign-in asks for it through `prove` and goes on. */
export function createMfa({ auth, refetchUser, reportError }: MfaDependencies) {
  /** `phone` in E.164. */
  function enrolPhone(phone: string, prove: Prove): MfaChallenge {
    const enrolment = auth.startEnrolment(phone);
    const attempt = async (act: () => Promise<void>) => {
      try {
        await withRecentSignIn(auth, prove, act);
      } catch (error) {
        const code = auth.authErrorCode(error);
        reportSurprise(code, error);
        await catchUp(code);
        throw error;
      }
    };
    return {
      phone,
      sendCode: () => attempt(enrolment.sendCode),
      confirm: (code) => attempt(() => enrolment.confirm(code)),
    };
  }

  function reportSurprise(code: string | null, error: unknown): void {
    if (code === null) reportError(error, { reason: 'two-factor failed unexpectedly', category: 'mfa' });
  }

  /** A refusal by which the provider knows more than this page: the guard then leads to where it helps. */
  async function catchUp(code: string | null): Promise<void> {
    // An enrolment whose answer was lost has succeeded all the same.
    if (code === 'second-factor-already-in-use') await refetchUser();
    if (code === 'unverified-email') await auth.refreshAccount().catch(() => undefined);
  }

  /** After an enrolment: one factor remains [4.12]; false when an older one could not be removed. */
  async function settleEnrolment(): Promise<boolean> {
    const isOnlyOne = await auth.keepNewestFactor().then(
      () => true,
      (error: unknown) => {
        reportError(error, { reason: 'an older second factor could not be removed', category: 'mfa' });
        return false;
      },
    );
    await refetchUser();
    return isOnlyOne;
  }

  async function disableMfa(prove: Prove): Promise<DisableMfaResult> {
    try {
      await withRecentSignIn(auth, prove, auth.removeFactors);
    } catch (error) {
      const code = auth.authErrorCode(error);
      // With the factor by which one signed in, the provider may end the session too.
      if (code !== null && QUIET.includes(code)) return { result: 'cancelled' };
      reportSurprise(code, error);
      return { result: 'failed', message: mfaErrorMessage(code) };
    }
    await refetchUser();
    return { result: 'disabled' };
  }

  return { enrolPhone, settleEnrolment, disableMfa };
}
