import type { Mfa, User } from '@portal/contract/user';

export type SignedOutReason =
  | 'customer'
  | 'expired'
  /** The provider no longer accepts this session: the password was changed elsewhere, or an administrator ended it. */
  | 'revoked'
  /** The session began with the password alone, and the account now has a second factor. */
  | 'secondFactor'
  /** The account was disabled or deleted. */
  | 'disabled'
  /** Nothing was done for as long as the environment allows. */
  | 'idle'
  /** The sign-in is as old as the environment, or the API, allows. */
  | 'tooLong'
  | 'otherTab';
export type SessionFailure = 'timeout' | 'offline' | 'forbidden' | 'error';

/** The customer's two-factor state. It is requested beside the user, and only a guard that needs it waits for it. */
export type SessionMfa =
  | { state: 'loading' }
  | { state: 'unknown'; reason: SessionFailure }
  | ({ state: 'known' } & Mfa);

/** The customer, as far as known. */
export type Session =
  /** `isExpected`: a session is kept in this browser or has just begun, so most likely a customer's page follows. */
  | { state: 'loading'; isExpected?: true }
  | { state: 'signedOut'; reason?: SignedOutReason }
  | { state: 'failed'; reason: SessionFailure }
  | { state: 'signedIn'; uid: string; user: User; mfa: SessionMfa; emailVerified: boolean };

export type SignedIn = Extract<Session, { state: 'signedIn' }>;

/** Why a customer's data are cleared; drafts outlive an expired session of the same customer. */
export type SignOutCause = SignedOutReason | 'switched';
