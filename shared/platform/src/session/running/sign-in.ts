import type { MfaChallenge } from '../../firebase/index.ts';
import type { AuthPort } from '../auth-port.ts';
import { type SafeStorage, storageKey } from '../browser-storage.ts';
import { signInMessages } from '../provider-messages.ts';

export type SignInResult =
  | { result: 'signedIn' }
  | { result: 'mfaRequired'; challenge: MfaChallenge }
  | { result: 'failed'; messages: string[] };

export const KEEP_LOGIN_KEY = storageKey('keep-login');

interface SignInDependencies {
  auth: AuthPort;
  storage: SafeStorage;
  reportError: (error: unknown, context: { reason: string; category: string }) => void;
  /** Resolves when what the provider says concerns the new customer. @throws if it cannot be reached. */
  ready: () => Promise<unknown>;
  /** The provider refuses the customer for good. */
  onDisabled: () => void;
}

export interface Credentials {
  email: string;
  password: string;
  /** Whether the session outlives the browser's window. */
  keep: boolean;
}

/** Sign-in with a password and, where the account has one, a second factor. */
export function createSignIn({ auth, storage, reportError, ready, onDisabled }: SignInDependencies) {
  /** A customer who is refused while signing in leaves nothing in this browser. */
  function noticeDisabled(code: string | null): void {
    if (code === 'user-disabled') onDisabled();
  }

  function secondStep(challenge: MfaChallenge): MfaChallenge {
    const noticing = (step: Promise<void>) =>
      step.catch((error: unknown) => {
        noticeDisabled(auth.authErrorCode(error));
        throw error;
      });
    return {
      phone: challenge.phone,
      sendCode: () => noticing(challenge.sendCode()),
      confirm: (code) => noticing(challenge.confirm(code)),
    };
  }

  return async function signIn({ email, password, keep }: Credentials): Promise<SignInResult> {
    storage.set(KEEP_LOGIN_KEY, String(keep));
    try {
      await ready();
      await auth.signInWithPassword(email.normalize('NFKC').trim(), password, keep);
      return { result: 'signedIn' };
    } catch (error) {
      const challenge = auth.mfaChallengeOf(error);
      if (challenge) return { result: 'mfaRequired', challenge: secondStep(challenge) };
      const code = auth.authErrorCode(error);
      noticeDisabled(code);
      if (code === null) reportError(error, { reason: 'sign-in failed unexpectedly', category: 'signIn' });
      return { result: 'failed', messages: signInMessages(code) };
    }
  };
}
