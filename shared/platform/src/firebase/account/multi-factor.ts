import {
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorInfo,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
} from 'firebase/auth';
import { getFirebase } from '../sdk/app.ts';
import { authErrorCode } from './error-code.ts';

/** Requests an SMS code and checks it. Errors come from the provider; `authErrorCode` names them. */
export interface MfaChallenge {
  /** Masked by the provider, for example `+********4444`, unless the customer has just typed it. */
  readonly phone: string;
  /** Sends a code; a new code invalidates the one before. */
  sendCode(): Promise<void>;
  /** Completes what the code was for: a sign-in, a re-authentication, an enrolment. */
  confirm(code: string): Promise<void>;
}

/** The challenge inside a failed sign-in or re-authentication; null when `error` is any other failure. */
export function mfaChallengeOf(error: unknown): MfaChallenge | null {
  if (authErrorCode(error) !== 'multi-factor-auth-required') return null;
  const resolver = getMultiFactorResolver(getFirebase().auth, error as MultiFactorError);
  // If an older number could not be removed, the customer has the one that was set up last.
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

/** Times are whole seconds: of two in the same second, the provider lists the newer one last. */
export const newestOf = (factors: readonly MultiFactorInfo[]): MultiFactorInfo | undefined =>
  [...factors].sort((a, b) => Date.parse(a.enrollmentTime) - Date.parse(b.enrollmentTime)).at(-1);

const phoneOf = (hint: MultiFactorInfo): string =>
  'phoneNumber' in hint && typeof hint.phoneNumber === 'string' ? hint.phoneNumber : '';

export const assertionOf = (verificationId: string, code: string) =>
  PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code));

/** reCAPTCHA needs an element in the page, and a new one for each SMS. */
export async function sendSms(request: Parameters<PhoneAuthProvider['verifyPhoneNumber']>[0]): Promise<string> {
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
