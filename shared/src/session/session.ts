import type { Mfa, User } from '@portal/shared/contract/user';

export type SignedOutReason =
  | 'customer'
  | 'expired'
  /** The provider no longer takes this session: the password was changed elsewhere, or an administrator ended it. */
  | 'revoked'
  /** Or deleted. */
  | 'disabled'
  | 'otherTab';
export type SessionFailure = 'timeout' | 'offline' | 'forbidden' | 'error';

/** Two-factor of the customer. It is asked for beside the user, and only a guard that needs the answer waits for it. */
export type SessionMfa =
  | { state: 'loading' }
  | { state: 'unknown'; reason: SessionFailure }
  | ({ state: 'known' } & Mfa);

/** Who uses the portal, as far as it is known. */
export type Session =
  | { state: 'loading' }
  | { state: 'signedOut'; reason?: SignedOutReason }
  | { state: 'failed'; reason: SessionFailure }
  | { state: 'signedIn'; uid: string; user: User; mfa: SessionMfa; emailVerified: boolean };

export type SignedIn = Extract<Session, { state: 'signedIn' }>;

/** Why what belongs to a customer is cleared; drafts outlive an expired session of the same customer. */
export type SignOutCause = SignedOutReason | 'switched';
