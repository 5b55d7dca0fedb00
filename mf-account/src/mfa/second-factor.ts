import { authErrorCode, type MfaChallenge } from '@portal/platform/firebase';
import {
  keepNewestFactor,
  refreshAccount,
  removeFactors,
  startEnrolment,
} from '@portal/platform/firebase/self-service';
import { reportError } from '@portal/platform/observe';
import { secondFactorMessage } from '@portal/platform/provider-messages';
import { reasonByProviderCode } from '@portal/platform/session';
import { refetchCustomer } from '#reauthentication/follow-up.ts';
import { type ConfirmIdentity, withRecentSignIn } from '#reauthentication/recent-sign-in.ts';
import { t } from '#text/t.ts';

/* Switches two-factor on and off. If the provider requires a recent sign-in, `confirmIdentity` asks for one. */

/** Enrols `phone`, in E.164. */
export function enrolPhone(phone: string, confirmIdentity: ConfirmIdentity): MfaChallenge {
  const enrolment = startEnrolment(phone);
  const attempt = async (act: () => Promise<void>) => {
    try {
      await withRecentSignIn(confirmIdentity, act);
    } catch (error) {
      const code = authErrorCode(error);
      reportUnexpected(code, error);
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

function reportUnexpected(code: string | null, error: unknown): void {
  if (code === null) reportError(error, { reason: 'two-factor failed unexpectedly', category: 'mfa' });
}

/** After a refusal that shows that this page is out of date: updates the session, and a guard may lead elsewhere. */
async function catchUp(code: string | null): Promise<void> {
  // An enrolment whose answer was lost has still succeeded.
  if (code === 'second-factor-already-in-use') await refetchCustomer();
  if (code === 'unverified-email') await refreshAccount().catch(() => undefined);
}

/** After an enrolment: one factor remains [4.12]; false if an older one could not be removed. */
export async function settleEnrolment(): Promise<boolean> {
  const isOnlyOne = await keepNewestFactor().then(
    () => true,
    (error: unknown) => {
      reportError(error, { reason: 'an older second factor could not be removed', category: 'mfa' });
      return false;
    },
  );
  await refetchCustomer();
  return isOnlyOne;
}

type DisableMfaResult =
  | { result: 'disabled' }
  | { result: 'failed'; message: string }
  /** Nothing to show: the customer declined to sign in again, or the session has ended, which the login explains. */
  | { result: 'cancelled' };

export async function disableMfa(confirmIdentity: ConfirmIdentity): Promise<DisableMfaResult> {
  try {
    await withRecentSignIn(confirmIdentity, removeFactors);
  } catch (error) {
    const code = authErrorCode(error);
    // When the factor of this session is removed, the provider may end the session.
    if (code === 'requires-recent-login' || reasonByProviderCode(code)) return { result: 'cancelled' };
    reportUnexpected(code, error);
    return { result: 'failed', message: secondFactorMessage(t, code) };
  }
  await refetchCustomer();
  return { result: 'disabled' };
}
