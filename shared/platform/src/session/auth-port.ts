import type { Mfa, User } from '@portal/contract/user';
import type { Account, MfaChallenge } from '../firebase/index.ts';

/** What the session needs from the identity provider. */
export interface AuthPort {
  /** Known at once, before the provider says whether the session is still valid. */
  isSessionKept(): boolean;
  /** Whose sessions are kept for this tab now; null if they are kept only while the page is open. */
  keptUids(): readonly string[] | null;
  /** Calls back once the kept session is known, then at every change of it. Rejects if it could not be reached at all. */
  watchAccount(listener: (account: Account | null) => void): Promise<unknown>;
  getIdToken(): Promise<string | null>;
  signInWithPassword(email: string, password: string, keep: boolean): Promise<void>;
  signOut(): Promise<void>;
  /** Why a session ended that nobody ended here: the provider's code, or null if it gives no reason. */
  fetchSessionEndCode(): Promise<string | null>;
  mfaChallengeOf(error: unknown): MfaChallenge | null;
  authErrorCode(error: unknown): string | null;
}

/** What the session needs from the lessee API. */
export interface UserPort {
  fetchUser(signal: AbortSignal): Promise<User>;
  fetchMfa(signal: AbortSignal): Promise<Mfa>;
}
