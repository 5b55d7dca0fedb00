import type { MfaEnrollment, UserInfo } from 'firebase-tools/lib/emulator/auth/state.js';

/** A user that the identity provider must know; created or completed at start, never overwritten. */
export interface SeedAccount {
  uid: string;
  email: string;
  password: string;
  /** Absent: now. */
  passwordSetAt?: Date | undefined;
  displayName?: string | undefined;
  emailVerified: boolean;
  disabled: boolean;
  /** Issued as the claim `contactId`, by which the storage rules know the owner of order_files/. */
  contactId: string | null;
  /** E.164; the user starts with this number as second factor. */
  mfaPhoneNumber?: string | undefined;
}

function factorOf({ uid, mfaPhoneNumber }: SeedAccount, enrolledAt: string): MfaEnrollment[] | undefined {
  if (!mfaPhoneNumber) return undefined;
  return [
    { mfaEnrollmentId: `${uid}-phone`, phoneInfo: mfaPhoneNumber, unobfuscatedPhoneInfo: mfaPhoneNumber, enrolledAt },
  ];
}

/**
 * A user as the emulator stores it. Without `validSince`, so that a browser that is signed in as this user stays signed
 * in when the sandbox is reset.
 */
export function seededUser(account: SeedAccount, now: number): UserInfo {
  const salt = `seed-${account.uid}`;
  const mfaInfo = factorOf(account, new Date(now).toISOString());
  return {
    localId: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    ...(account.disabled && { disabled: true }),
    ...(account.displayName !== undefined && { displayName: account.displayName }),
    salt,
    passwordHash: `fakeHash:salt=${salt}:password=${account.password}`,
    passwordUpdatedAt: account.passwordSetAt?.getTime() ?? now,
    createdAt: String(now),
    lastLoginAt: String(now),
    customAttributes: JSON.stringify(account.contactId === null ? {} : { contactId: account.contactId }),
    ...(mfaInfo && { mfaInfo }),
  };
}
