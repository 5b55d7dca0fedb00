import type { SeedAccount } from '@portal/lessee-api/platform';
import type { MfaEnrollment, UserInfo } from 'firebase-tools/lib/emulator/auth/state.js';

function factorOf({ uid, mfaPhoneNumber }: SeedAccount, enrolledAt: string): MfaEnrollment[] | undefined {
  if (!mfaPhoneNumber) return undefined;
  return [
    { mfaEnrollmentId: `${uid}-phone`, phoneInfo: mfaPhoneNumber, unobfuscatedPhoneInfo: mfaPhoneNumber, enrolledAt },
  ];
}

/**
 * A user as the emulator keeps it. Without `validSince`: a browser that is signed in as this user stays so when the
 * sandbox begins afresh.
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
    passwordUpdatedAt: now,
    createdAt: String(now),
    lastLoginAt: String(now),
    customAttributes: JSON.stringify(account.contactId === null ? {} : { contactId: account.contactId }),
    ...(mfaInfo && { mfaInfo }),
  };
}
