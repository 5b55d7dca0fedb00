import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose';
import * as v from 'valibot';
import { type Clock, PlatformUnavailableError, type TokenVerifier, type VerifiedToken } from '#platform/platform.ts';

/** Where Google publishes the keys of the identity platform; it changes them every few days. */
export const googleKeySet = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  iat: v.number(),
  auth_time: v.number(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  contactId: v.optional(v.string()),
});

interface Expected {
  projectId: string;
  clock: Clock;
}

const issuerOf = (projectId: string): string => `https://securetoken.google.com/${projectId}`;

function verified(payload: JWTPayload, { clock }: Expected): VerifiedToken | null {
  const claims = v.safeParse(Claims, payload);
  if (!claims.success || payload.exp === undefined) return null;
  const { iat, auth_time } = claims.output;
  if (Math.max(iat, auth_time) > clock.now().getTime() / 1000 + clockToleranceSeconds) return null;
  const { sub, email, email_verified, contactId } = claims.output;
  return { uid: sub, email: email ?? null, emailVerified: email_verified, contactId: contactId ?? null };
}

const clockToleranceSeconds = 5;

const verification = ({ projectId, clock }: Expected) => ({
  issuer: issuerOf(projectId),
  audience: projectId,
  currentDate: clock.now(),
  clockTolerance: clockToleranceSeconds,
});

/** The keys at an address: fetched once, kept, and fetched again when a token names one that is new. */
export const keysAt = (address: string): JWTVerifyGetKey => createRemoteJWKSet(new URL(address));

/** Tokens that Google has signed for the project: for an API that runs against a real one (main.ts). */
export function createTokenVerifier(expected: Expected, keys: JWTVerifyGetKey): TokenVerifier {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { ...verification(expected), algorithms: ['RS256'] });
      return verified(payload, expected);
    } catch (error) {
      if (isRefusal(error)) return null;
      throw new PlatformUnavailableError('identity', { cause: error });
    }
  };
}

/** All of jose's errors are about the token, but for those about fetching the keys. */
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC';

export interface EmulatorSurroundings {
  /** Where the API listens. */
  host: string;
  nodeEnv: string | undefined;
  /** Where the identity emulator answers; the tokens are its own. */
  identityHost: string;
}

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

/**
 * Tokens of the emulator, which nobody has signed: whoever can reach this API can be anybody. Hence four locks; each of
 * them alone refuses to start.
 */
export function createEmulatorTokenVerifier(expected: Expected, surroundings: EmulatorSurroundings): TokenVerifier {
  const { host, identityHost, nodeEnv } = surroundings;
  const refuse = (reason: string): never => {
    throw new Error(`Unsigned tokens are for one machine only: ${reason}.`);
  };
  if (!isLoopback(host)) refuse(`the API listens on ${host}, which others can reach`);
  if (!isLoopback(identityHost)) refuse(`the identity emulator is on ${identityHost}, not on this machine`);
  if (!expected.projectId.startsWith('demo-')) refuse(`the project ${expected.projectId} may be real (not demo-…)`);
  if (nodeEnv === 'production') refuse('NODE_ENV is production');

  return async (token) => {
    try {
      return verified(UnsecuredJWT.decode(token, verification(expected)).payload, expected);
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  };
}
