import { errors, type JWTPayload } from 'jose';
import * as v from 'valibot';
import type { Clock, VerifiedToken } from '#platform/platform.ts';

/* What a token has to say, whoever signs it: Google in production, nobody on the emulator. */

const Claims = v.object({
  // What no database can look for belongs to nobody.
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(/^[^\p{Control}\p{Surrogate}]*$/u)),
  iat: v.number(),
  auth_time: v.number(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  contactId: v.optional(v.string()),
  firebase: v.optional(v.object({ sign_in_second_factor: v.optional(v.string()) }), {}),
});

export interface ExpectedToken {
  projectId: string;
  clock: Clock;
}

const issuerOf = (projectId: string): string => `https://securetoken.google.com/${projectId}`;

const clockToleranceSeconds = 5;

/** What jose checks by itself. */
export const checks = ({ projectId, clock }: ExpectedToken) => ({
  issuer: issuerOf(projectId),
  audience: projectId,
  currentDate: clock.now(),
  clockTolerance: clockToleranceSeconds,
});

/** null: the claims are not those of a customer's token. */
export function readClaims(payload: JWTPayload, { clock }: ExpectedToken): VerifiedToken | null {
  const claims = v.safeParse(Claims, payload);
  if (!claims.success || payload.exp === undefined) return null;
  const { iat, auth_time } = claims.output;
  if (Math.max(iat, auth_time) > clock.now().getTime() / 1000 + clockToleranceSeconds) return null;
  const { sub, email, email_verified, contactId, firebase } = claims.output;
  return {
    uid: sub,
    email: email ?? null,
    emailVerified: email_verified,
    contactId: contactId ?? null,
    signedInAt: new Date(auth_time * 1000),
    hasSecondFactor: firebase.sign_in_second_factor !== undefined,
  };
}

/** All of jose's errors are about the token, but for those about fetching the keys. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC';
