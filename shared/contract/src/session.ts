/** Where a person is signed in, and the end of all sessions but one. The feature `sessions`. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ShownInstant } from './values/primitives.ts';
import { fields, rows, withFallback } from './values/with-fallback.ts';

/** More of them say nothing new. */
export const SIGN_INS_MAX = 20;
/** How old a sign-in may be that ends the others. */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

export const SignIn = fields({
  signedInAt: ShownInstant,
  /** Its session is over for certain. Without that nobody knows: a browser says no goodbye. */
  hasEnded: withFallback(v.boolean(), false),
});
export type SignIn = v.InferOutput<typeof SignIn>;

export const getSessions = defineCall({
  method: 'GET',
  path: '/user/sessions',
  auth: true,
  success: 200,
  /** `signedInAt`: when the session began that asks. `data`: the others, the newest first, twenty at most. */
  answer: fields({ signedInAt: ShownInstant, data: rows(SignIn) }),
  errors: [],
});

/**
 * Ends all sessions that began before the one that asks. 409 `signInTooOld`: that one must have begun within the last
 * five minutes, so that only somebody who knows the password can do it.
 */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/user/sessions/end-others',
  auth: true,
  success: 200,
  answer: v.object({}),
  errors: [409],
});
