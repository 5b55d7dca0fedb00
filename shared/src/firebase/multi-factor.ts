import {
  getMultiFactorResolver,
  type MultiFactorError,
  type MultiFactorInfo,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
} from 'firebase/auth';
import { getFirebase } from './app.ts';
import { authErrorCode } from './error-code.ts';

/** The second step of a sign-in: a code by SMS. Errors are the provider's; `authErrorCode` names them. */
export interface MfaChallenge {
  /** Masked by the provider, such as `+********4444`. */
  readonly phone: string;
  /** Sends a code; a new one makes the one before it void. */
  sendCode(): Promise<void>;
  /** Ends the sign-in (or the re-authentication) that was interrupted. */
  confirm(code: string): Promise<void>;
}

/** The challenge inside a failed sign-in; null when `error` is any other failure. */
export function mfaChallengeOf(error: unknown): MfaChallenge | null {
  if (authErrorCode(error) !== 'multi-factor-auth-required') return null;
  const { auth } = getFirebase();
  const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
  const hint = resolver.hints.find(({ factorId }) => factorId === PhoneMultiFactorGenerator.FACTOR_ID);
  if (!hint) return null;
  let verificationId: string | null = null;
  return {
    phone: phoneOf(hint),
    async sendCode() {
      const request = { multiFactorHint: hint, session: resolver.session };
      verificationId = await withVerifier((verifier) =>
        new PhoneAuthProvider(auth).verifyPhoneNumber(request, verifier),
      );
    },
    async confirm(code) {
      const credential = PhoneAuthProvider.credential(verificationId ?? '', code);
      await resolver.resolveSignIn(PhoneMultiFactorGenerator.assertion(credential));
    },
  };
}

const phoneOf = (hint: MultiFactorInfo): string =>
  'phoneNumber' in hint && typeof hint.phoneNumber === 'string' ? hint.phoneNumber : '';

/** reCAPTCHA needs an element that stands in the page, and a fresh one for each SMS. */
async function withVerifier<T>(use: (verifier: RecaptchaVerifier) => Promise<T>): Promise<T> {
  const container = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(getFirebase().auth, container, { size: 'invisible' });
  try {
    return await use(verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}
