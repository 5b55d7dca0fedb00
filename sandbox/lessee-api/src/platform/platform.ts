/**
 * What the lessee API needs of the rest: the identity provider, storage, the mail service and the clock. In production
 * each of these is another company's service.
 */
import type { Db } from '#database/database.ts';

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

/** Everything that would leave the machine. Resolves when the mail is safe on disk. */
export interface Outbox {
  add(mail: Mail): Promise<void>;
  /** The same as a part of a transaction: what is written in it and what is sent belong together. */
  within(tx: Db): Outbox;
}

/** What the identity provider's record says of a user. */
export interface IdentityUser {
  /** The account has been stopped: its owner cannot sign in. */
  isDisabled: boolean;
  isMfaEnabled: boolean;
  /** E.164, unmasked; the newest factor's. */
  phoneNumber: string | null;
  /** null: the user has no password. */
  passwordSetAt: Date | null;
  /**
   * Sign-ins before this second no longer count: the Admin SDK's `tokensValidAfterTime`, which moves when the password or
   * the address changes, or a second factor is added. null: all of them count.
   */
  tokensValidAfter: Date | null;
}

export interface IdentityAdmin {
  /** null: there is no such user (any more). Asked at every call with sign-in: a client may keep the answer for seconds. */
  userOf(uid: string): Promise<IdentityUser | null>;
  /** In all browsers: what was signed in before this second no longer counts. */
  endSessions(uid: string, before: Date): Promise<void>;
}

export interface StoredObject {
  /** Bytes. */
  size: number;
  contentType: string;
  /** It changes with the bytes. */
  version: string;
}

export interface StorageAdmin {
  /** `path` is the object's name in the bucket, as in `users/…/order_attachments/…`. null: there is none. */
  objectOf(path: string): Promise<StoredObject | null>;
  /** The object's name from a lasting address of our own bucket; null for any other address. */
  pathOf(url: string): string | null;
  /** Who uploaded the object behind a lasting address of our own bucket; null for any other address or a missing object. */
  ownerUidOf(url: string): Promise<string | null>;
  /** Stores the provider's own document, in place of an older one, and answers an address to read it by now. */
  put(path: string, bytes: Uint8Array, contentType: string): Promise<string>;
  /** The lasting address that an upload is known by; null: there is none. */
  urlOf(path: string): Promise<string | null>;
  /** An address to read an object by now, which may end after minutes; null: there is no object. */
  readUrlOf(path: string): Promise<string | null>;
  /** The same for a lasting address. Left out where lasting addresses can be read by. */
  openUrl?(url: string): Promise<string>;
  /** The bytes of that version of an object; null: it is gone, or another by now. */
  read(path: string, version: string): Promise<Uint8Array | null>;
  /**
   * An order is about to refer to that version of the upload: from now on no browser may remove it (storage.rules).
   * false: it is gone, or another by now.
   */
  keep(path: string, version: string): Promise<boolean>;
  /** Takes the object away, and with it every address to read it by. Nothing happens where there is none. */
  remove(path: string): Promise<void>;
  /** The paths of all objects below a prefix that were stored before then. Left out by a process that cannot list. */
  listBefore?(prefix: string, time: Date): Promise<string[]>;
}

export interface MalwareScanner {
  /** What is found in a file, as the scanner calls it; null: nothing. */
  find(bytes: Uint8Array): Promise<string | null>;
}

export interface Platform {
  outbox: Outbox;
  identity: IdentityAdmin;
  storage: StorageAdmin;
  /** null: uploads are not scanned. */
  scanner: MalwareScanner | null;
}

/**
 * A service of the platform that cannot be asked at the moment, or that this process has not got at all. Whoever called
 * is told so (503); nothing is pretended to have been done.
 */
export class PlatformUnavailableError extends Error {
  constructor(service: 'identity' | 'storage' | 'mail' | 'scanner', options?: ErrorOptions) {
    super(`The ${service} service is not available.`, options);
    this.name = 'PlatformUnavailableError';
  }
}

export interface VerifiedToken {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  contactId: string | null;
  /** When the customer signed in, to the second; a token that is refreshed keeps it. */
  signedInAt: Date;
  /** Whether this session has proved a second factor. */
  hasSecondFactor: boolean;
}

/** null: not a token that we accept (answer 401). Rejects with a `PlatformUnavailableError` when the keys cannot be had. */
export type TokenVerifier = (token: string) => Promise<VerifiedToken | null>;
