import type { Mfa, User } from '@portal/shared/contract/user';
import type { Account, MfaChallenge } from '@portal/shared/firebase';

/** What the session needs of the identity provider. */
export interface AuthPort {
  /** Calls back once the kept session is known, then on every change of it. */
  watchAccount(listener: (account: Account | null) => void): () => void;
  getIdToken(): Promise<string | null>;
  signInWithPassword(email: string, password: string, keep: boolean): Promise<void>;
  signOut(): Promise<void>;
  /** After a session that nobody ended: the provider's code, or null when it has no reason. */
  askWhyEnded(): Promise<string | null>;
  mfaChallengeOf(error: unknown): MfaChallenge | null;
  authErrorCode(error: unknown): string | null;
}

/** What it needs of the lessee API. */
export interface UserPort {
  fetchUser(signal: AbortSignal): Promise<User>;
  fetchMfa(signal: AbortSignal): Promise<Mfa>;
}
