import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { PlatformUnavailableError, type TokenVerifier } from '#platform/platform.ts';
import { createTokenVerifier } from './google-token.ts';
import { accepted, claims, expected, noTokens, refused } from './testing/token-cases.ts';

let verify: TokenVerifier;
let sign: (changes: JWTPayload) => Promise<string>;
let foreign: string;

beforeAll(async () => {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const signWith = (key: CryptoKey, changes: JWTPayload) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid: 'a' }).sign(key);
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'a', alg: 'RS256' }] });
  verify = createTokenVerifier(expected, keys);
  sign = (changes) => signWith(own.privateKey, changes);
  foreign = await signWith(other.privateKey, {});
});

test.each(accepted)('a signed token tells %s', async (_title, changes, read) => {
  expect(await verify(await sign(changes))).toEqual(read);
});

test.each(refused)('a signed token is refused when %s', async (_reason, changes) => {
  expect(await verify(await sign(changes))).toBeNull();
});

test.each(noTokens)('what is no token is refused: "%s"', async (token) => {
  expect(await verify(token)).toBeNull();
});

test('an unsigned token and one of another key are refused', async () => {
  expect(await verify(new UnsecuredJWT({ ...claims }).encode())).toBeNull();
  expect(await verify(foreign)).toBeNull();
});

test('keys that cannot be had are no refusal', async () => {
  const withoutKeys = createTokenVerifier(expected, async () => {
    throw new TypeError('fetch failed');
  });
  await expect(withoutKeys(await sign({}))).rejects.toThrow(PlatformUnavailableError);
});
