import {
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorInfo,
  multiFactor,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
} from 'firebase/auth';
import { currentUser } from './account.ts';
import { getFirebase } from './app.ts';
import { authErrorCode } from './error-code.ts';

/** A code by SMS that is asked for and checked. Errors are the provider's; `authErrorCode` names them. */
export interface MfaChallenge {
  /** Masked by the provider, such as `+********4444`, unless the customer has just typed it. */
  readonly phone: string;
  /** Sends a code; a new one makes the one before it void. */
  sendCode(): Promise<void>;
  /** Ends what the code was asked for: a sign-in, a re-authentication, an enrolment. */
  confirm(code: string): Promise<void>;
}

/** The challenge inside a failed sign-in or re-authentication; null when `error` is any other failure. */
export function mfaChallengeOf(error: unknown): MfaChallenge | null {
  if (authErrorCode(error) !== 'multi-factor-auth-required') return null;
  const resolver = getMultiFactorResolver(getFirebase().auth, error as MultiFactorError);
  // Where an older number could not be removed, the one that the customer set up last is the one at hand.
  const hint = newestOf(resolver.hints.filter(({ factorId }) => factorId === PhoneMultiFactorGenerator.FACTOR_ID));
  if (!hint) return null;
  let verificationId = '';
  return {
    phone: phoneOf(hint),
    async sendCode() {
      verificationId = await sendSms({ multiFactorHint: hint, session: resolver.session });
    },
    async confirm(code) {
      await resolver.resolveSignIn(assertionOf(verificationId, code));
    },
  };
}

/** Makes `phone` (E.164) a second factor of whoever is signed in, once a code proves that it is theirs. */
export function startEnrolment(phone: string): MfaChallenge {
  let verificationId = '';
  return {
    phone,
    async sendCode() {
      const session = await multiFactor(currentUser()).getSession();
      verificationId = await sendSms({ phoneNumber: phone, session });
    },
    confirm: (code) => multiFactor(currentUser()).enroll(assertionOf(verificationId, code)),
  };
}

/** Leaves the factor that was enrolled last [4.12]. */
export async function keepNewestFactor(): Promise<void> {
  const factors = multiFactor(currentUser()).enrolledFactors;
  const newest = newestOf(factors);
  await remove(factors.filter((factor) => factor !== newest));
}

/** Leaves none. Asks the provider first what there is: another tab may have enrolled another number. */
export async function removeFactors(): Promise<void> {
  const user = currentUser();
  await user.reload();
  await remove(multiFactor(user).enrolledFactors);
}

async function remove(factors: readonly MultiFactorInfo[]): Promise<void> {
  for (const factor of factors) {
    try {
      await multiFactor(currentUser()).unenroll(factor);
    } catch (error) {
      // Another tab has removed it, or an attempt before this one whose answer was lost.
      if (authErrorCode(error) !== 'multi-factor-info-not-found') throw error;
    }
  }
}

/** Times are whole seconds: of two in the same one, the provider names the newer one last. */
const newestOf = (factors: readonly MultiFactorInfo[]): MultiFactorInfo | undefined =>
  [...factors].sort((a, b) => Date.parse(a.enrollmentTime) - Date.parse(b.enrollmentTime)).at(-1);

const phoneOf = (hint: MultiFactorInfo): string =>
  'phoneNumber' in hint && typeof hint.phoneNumber === 'string' ? hint.phoneNumber : '';

const assertionOf = (verificationId: string, code: string) =>
  PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code));

/** reCAPTCHA needs an element that stands in the page, and a fresh one for each SMS. */
async function sendSms(request: Parameters<PhoneAuthProvider['verifyPhoneNumber']>[0]): Promise<string> {
  const { auth } = getFirebase();
  const container = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(request, verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}
