import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { PlatformUnavailableError, type TokenVerifier } from '#platform/platform.ts';
import { createEmulatorTokenVerifier, createTokenVerifier } from './token-verifier.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const seconds = now.getTime() / 1000;
const expected = { projectId: 'demo-portal', clock: { now: () => now } };
const surroundings = { host: '127.0.0.1', identityHost: 'localhost', nodeEnv: 'development' };

const claims: JWTPayload = {
  iss: 'https://securetoken.google.com/demo-portal',
  aud: 'demo-portal',
  sub: 'tanaka',
  iat: seconds - 60,
  exp: seconds + 3540,
  auth_time: seconds - 60,
  email: 'tanaka@demo.example',
  email_verified: true,
  contactId: 'CONTACT00000000001',
};
const customer = { uid: 'tanaka', email: 'tanaka@demo.example', emailVerified: true, contactId: 'CONTACT00000000001' };

const unsecured = (changes: JWTPayload): string => new UnsecuredJWT({ ...claims, ...changes }).encode();

interface Case {
  verify: TokenVerifier;
  token: (changes: JWTPayload) => Promise<string>;
}

const keyPairs = Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')] as const);

async function signedCase(): Promise<Case & { foreign: string }> {
  const [own, other] = await keyPairs;
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(own.publicKey)), kid: 'a', alg: 'RS256' }] });
  const sign = (key: CryptoKey, changes: JWTPayload) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid: 'a' }).sign(key);
  return {
    verify: createTokenVerifier(expected, keys),
    token: (changes) => sign(own.privateKey, changes),
    foreign: await sign(other.privateKey, {}),
  };
}

const unsignedCase = (): Case => ({
  verify: createEmulatorTokenVerifier(expected, surroundings),
  token: async (changes) => unsecured(changes),
});

describe.each([
  ['signed by Google', signedCase],
  ["the emulator's", async () => unsignedCase()],
])('a token, %s', (_title, makeCase) => {
  test('tells who the customer is', async () => {
    const { verify, token } = await makeCase();
    expect(await verify(await token({}))).toEqual(customer);
    expect(await verify(await token({ email: undefined, contactId: undefined, email_verified: undefined }))).toEqual({
      uid: 'tanaka',
      email: null,
      emailVerified: false,
      contactId: null,
    });
  });

  test.each<[title: string, changes: JWTPayload]>([
    ['it has expired', { exp: seconds - 10 }],
    ['it never expires', { exp: undefined }],
    ['it is for another project', { aud: 'demo-other' }],
    ['it is from another issuer', { iss: 'https://securetoken.google.com/demo-other' }],
    ['it names nobody', { sub: undefined }],
    ['it names nobody by an empty name', { sub: '' }],
    ['it names somebody whom nobody can be', { sub: 'x'.repeat(129) }],
    ['it is of the future', { iat: seconds + 600 }],
    ['nobody knows when it was issued', { iat: undefined }],
    ['it is not valid yet', { nbf: seconds + 600 }],
    ['nobody knows when the customer signed in', { auth_time: undefined }],
    ['it is for several projects at once, none of them this one', { aud: ['demo-other', 'demo-more'] }],
    ['its sign-in is in the future', { auth_time: seconds + 600 }],
  ])('is refused when %s', async (_reason, changes) => {
    const { verify, token } = await makeCase();
    expect(await verify(await token(changes))).toBeNull();
  });

  test.each(['', 'no token', 'a.b.c', '..'])('is refused when it is none: "%s"', async (token) => {
    expect(await (await makeCase()).verify(token)).toBeNull();
  });
});

test('where tokens are signed, an unsigned one and one of another key are refused', async () => {
  const { verify, foreign } = await signedCase();
  expect(await verify(unsecured({}))).toBeNull();
  expect(await verify(foreign)).toBeNull();
});

test('where tokens are not signed, a signed one is refused: the two modes never mix', async () => {
  const { token } = await signedCase();
  expect(await unsignedCase().verify(await token({}))).toBeNull();
});

test('keys that cannot be had are no refusal', async () => {
  const { token } = await signedCase();
  const verify = createTokenVerifier(expected, async () => {
    throw new TypeError('fetch failed');
  });
  await expect(verify(await token({}))).rejects.toThrow(PlatformUnavailableError);
});

test.each([
  ['others can reach the API', { host: '0.0.0.0' }, {}],
  ['the emulator is elsewhere', { identityHost: '10.0.0.5' }, {}],
  ['the project may be real', {}, { projectId: 'portal-prod' }],
  ['it is production', { nodeEnv: 'production' }, {}],
])('unsigned tokens are not even considered when %s', (_title, surrounding, project) => {
  expect(() => createEmulatorTokenVerifier({ ...expected, ...project }, { ...surroundings, ...surrounding })).toThrow(
    /^Unsigned tokens are for one machine only: /,
  );
});
