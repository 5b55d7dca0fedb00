/**
 * The seam of the sandbox: what the lessee API, its seed and the provider's desk may ask of the identity provider,
 * of storage, of the mail service and of the clock. In production each of these is another company's service.
 */

/** Injected, so that tests decide what "now" is. The day follows from it in Asia/Tokyo, never from the machine's zone. */
export interface Clock {
  now(): Date;
}

export interface MailAttachment {
  name: string;
  /** base64 */
  content: string;
}

export interface Mail {
  kind: 'mail';
  to: string;
  subject: string;
  text: string;
  link?: string | undefined;
  attachments?: readonly MailAttachment[] | undefined;
}

export interface Sms {
  kind: 'sms';
  /** E.164 */
  to: string;
  text: string;
  code?: string | undefined;
}

export type OutboxMessage = Mail | Sms;

/** Everything that would leave the machine. Resolves when the message is safe on disk. */
export interface Outbox {
  add(message: OutboxMessage): Promise<void>;
}

/** A user that the identity provider has to know; made or completed at start, never overwritten. */
export interface SeedAccount {
  uid: string;
  email: string;
  password: string;
  displayName?: string | undefined;
  emailVerified: boolean;
  disabled: boolean;
  /** Issued as the claim `contactId`, by which the storage rules know the owner of order_files/. */
  contactId: string | null;
  /** E.164; the user starts with this number as second factor. */
  mfaPhoneNumber?: string | undefined;
}

export interface UserMfa {
  isMfaEnabled: boolean;
  /** E.164, unmasked; the newest factor's. */
  phoneNumber: string | null;
}

export interface IdentityAdmin {
  uidByEmail(email: string): Promise<string | null>;
  /** An unknown uid has no second factor. */
  mfaOf(uid: string): Promise<UserMfa>;
  /** Whether there is such a user, and nobody has stopped the account. */
  canSignIn(uid: string): Promise<boolean>;
  ensureUsers(accounts: readonly SeedAccount[]): Promise<void>;
}

export interface StorageAdmin {
  /** `path` is the object's name in the bucket, as in `users/…/order_attachments/…`. */
  exists(path: string): Promise<boolean>;
  /** The object's name from a download URL of our own bucket; null for any other address. */
  pathOf(url: string): string | null;
  /** Who uploaded the object behind a download URL of our own bucket; null for any other address or a missing object. */
  ownerUidOf(url: string): Promise<string | null>;
  /** Stores the provider's own document, in place of an older one, and answers the address to read it by. */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<string>;
  /** The address to read an object by; null: there is none. */
  urlOf(path: string): Promise<string | null>;
}

export interface Platform {
  outbox: Outbox;
  identity: IdentityAdmin;
  storage: StorageAdmin;
}

/**
 * A service of the platform that cannot be asked at the moment, or that this process has not got at all. Whoever called
 * is told so (503); nothing is pretended to have been done.
 */
export class PlatformUnavailableError extends Error {
  constructor(service: 'identity' | 'storage' | 'mail', options?: ErrorOptions) {
    super(`The ${service} service is not available.`, options);
    this.name = 'PlatformUnavailableError';
  }
}

export interface VerifiedToken {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  contactId: string | null;
}

/** null: not a token that we accept (answer 401). Rejects with a `PlatformUnavailableError` when the keys cannot be had. */
export type TokenVerifier = (token: string) => Promise<VerifiedToken | null>;

/** automatic: by itself, some seconds after the customer; stepped: only when told to; off: not at all. */
export type DeskMode = 'automatic' | 'stepped' | 'off';
