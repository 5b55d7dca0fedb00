import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { PlatformUnavailableError, type TokenVerifier } from '#platform/platform.ts';
import { checks, type ExpectedToken, isRefusal, readClaims } from './claims.ts';

/** Where Google publishes the keys of the identity platform; it changes them every few days. */
export const googleKeySet = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The keys at an address: fetched once, kept, and fetched again when a token names one that is new. */
export const keysAt = (address: string): JWTVerifyGetKey => createRemoteJWKSet(new URL(address));

/** Tokens that Google has signed for the project. */
export function createTokenVerifier(expected: ExpectedToken, keys: JWTVerifyGetKey): TokenVerifier {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { ...checks(expected), algorithms: ['RS256'] });
      return readClaims(payload, expected);
    } catch (error) {
      if (isRefusal(error)) return null;
      throw new PlatformUnavailableError('identity', { cause: error });
    }
  };
}
