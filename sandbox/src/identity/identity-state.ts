import type { MfaEnrollment, UserInfo } from 'firebase-tools/lib/emulator/auth/state.js';
import * as v from 'valibot';

/** The emulator's own record, kept whole, so that fields added by later versions survive as well. */
const User = v.custom<UserInfo>((value) => v.is(v.looseObject({ localId: v.string() }), value));
const Factor = v.custom<MfaEnrollment>((value) => v.is(v.looseObject({ mfaEnrollmentId: v.string() }), value));

const ActionCode = v.object({
  email: v.string(),
  newEmail: v.optional(v.string()),
  requestType: v.string(),
  oobCode: v.string(),
  oobLink: v.string(),
  createdAt: v.number(),
  /** For a code that takes back a second factor: the user and the factor. */
  addedFactor: v.optional(v.object({ localId: v.string(), factor: Factor })),
});
export type ActionCode = v.InferOutput<typeof ActionCode>;

const SmsCode = v.object({
  code: v.string(),
  phoneNumber: v.string(),
  sessionInfo: v.string(),
  createdAt: v.number(),
});
export type SmsCode = v.InferOutput<typeof SmsCode>;

/**
 * The state of the identity provider that survives a restart. ID and refresh tokens need no record: they carry their
 * own data.
 */
export const IdentityState = v.object({
  users: v.array(User),
  /** How often all sessions of a user have been ended, by localId. */
  sessionEndings: v.optional(v.record(v.string(), v.number()), {}),
  actionCodes: v.array(ActionCode),
  smsCodes: v.array(SmsCode),
});
export type IdentityState = v.InferOutput<typeof IdentityState>;
