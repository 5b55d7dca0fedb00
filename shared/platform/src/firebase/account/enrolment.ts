import { type MultiFactorInfo, multiFactor } from 'firebase/auth';
import { currentUser } from './account.ts';
import { authErrorCode } from './error-code.ts';
import { assertionOf, type MfaChallenge, newestOf, sendSms } from './multi-factor.ts';
import { providerWrite } from './provider-write.ts';

/** Makes `phone` (E.164) a second factor of the signed-in user, once a code proves that it is theirs. */
export function startEnrolment(phone: string): MfaChallenge {
  let verificationId = '';
  return {
    phone,
    async sendCode() {
      const session = await multiFactor(currentUser()).getSession();
      verificationId = await sendSms({ phoneNumber: phone, session });
    },
    confirm: (code) =>
      providerWrite('factor', () => multiFactor(currentUser()).enroll(assertionOf(verificationId, code))),
  };
}

/** Keeps only the factor that was enrolled last [4.12]. */
export async function keepNewestFactor(): Promise<void> {
  const factors = multiFactor(currentUser()).enrolledFactors;
  const newest = newestOf(factors);
  await remove(factors.filter((factor) => factor !== newest));
}

/** Removes all factors. Asks the provider for them first: another tab may have enrolled another number. */
export async function removeFactors(): Promise<void> {
  const user = currentUser();
  await user.reload();
  await remove(multiFactor(user).enrolledFactors);
}

async function remove(factors: readonly MultiFactorInfo[]): Promise<void> {
  for (const factor of factors) {
    try {
      await providerWrite('factor', () => multiFactor(currentUser()).unenroll(factor));
    } catch (error) {
      // Another tab has removed it, or an earlier attempt whose answer was lost.
      if (authErrorCode(error) !== 'multi-factor-info-not-found') throw error;
    }
  }
}
