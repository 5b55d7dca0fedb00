import { exportSPKI, SignJWT, UnsecuredJWT } from 'jose';
import { PlatformUnavailableError, type TokenVerifier } from '#platform/platform.ts';
import { createTokenVerifier, googleKeySet, keysAt } from './google-token.ts';
import { createKey, type KeySet, type SigningKey, serveKeySet } from './testing/key-set.ts';

/** Tokens as Google signs them, against keys that are fetched as Google's are. */

const now = new Date('2026-11-20T12:00:00.000Z');
const seconds = now.getTime() / 1000;
const claims = {
  iss: 'https://securetoken.google.com/portal-prod',
  aud: 'portal-prod',
  sub: 'tanaka',
  iat: seconds - 60,
  exp: seconds + 3540,
  auth_time: seconds - 60,
};

let keySet: KeySet;
let key: SigningKey;
let verify: TokenVerifier;

// Making keys takes longer than everything else here.
beforeAll(async () => {
  key = await createKey('november');
});
beforeEach(async () => {
  keySet = await serveKeySet();
  await keySet.publish(key);
  verify = createTokenVerifier({ projectId: 'portal-prod', clock: { now: () => now } }, keysAt(keySet.address));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await keySet.stop();
});

/** jose asks for keys again half a minute after the last time, at the earliest. */
const wait = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

test('the keys are fetched once for many tokens', async () => {
  for (let index = 0; index < 5; index += 1) {
    expect(await verify(await key.sign({ ...claims, sub: `user-${index}` }))).toMatchObject({ uid: `user-${index}` });
  }
  expect(keySet.requests()).toBe(1);
});

test('a new key is fetched when the first token names it; the old one holds as long as it is published', async () => {
  expect(await verify(await key.sign(claims))).not.toBeNull();
  const next = await createKey('december');
  await keySet.publish(key, next);
  wait(31_000);
  expect(await verify(await next.sign(claims))).toMatchObject({ uid: 'tanaka' });
  expect(await verify(await key.sign(claims))).toMatchObject({ uid: 'tanaka' });

  await keySet.publish(next);
  wait(11 * 60_000);
  expect(await verify(await key.sign(claims))).toBeNull();
});

test.each<[title: string, token: () => Promise<string>]>([
  ['is signed by another key under a known name', async () => (await createKey('november')).sign(claims)],
  ['names a key that is not published', async () => (await createKey('unknown')).sign(claims)],
  [
    'names a key that is not published, though a published one has signed it',
    () => key.sign(claims, { kid: 'unknown' }),
  ],
  ['is not signed', async () => new UnsecuredJWT(claims).encode()],
  [
    'uses the public key as a secret',
    async () =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'november' })
        .sign(new TextEncoder().encode(await exportSPKI(key.publicKey))),
  ],
  [
    'is signed with another algorithm, even if such a key is published',
    async () => {
      const elliptic = await createKey('elliptic', 'ES256');
      await keySet.publish(key, elliptic);
      return elliptic.sign(claims);
    },
  ],
  [
    'says RS256 and is not signed',
    async () => {
      const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'november' })).toString('base64url');
      return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
    },
  ],
  [
    'was changed after signing',
    async () => {
      const [header, , signature] = (await key.sign(claims)).split('.');
      const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'yamada' })).toString('base64url');
      return `${header}.${changed}.${signature}`;
    },
  ],
])('a token is refused that %s', async (_title, token) => {
  expect(await verify(await token())).toBeNull();
});

test.each([
  ['fails', 500, 'Internal error'],
  ['is not JSON', 200, '<html>'],
  ['is not a key set', 200, '{"certificates":{}}'],
])('where the key set %s, nobody is refused: that cannot be told', async (_title, status, body) => {
  keySet.answerWith(status, body);
  await expect(verify(await key.sign(claims))).rejects.toThrow(PlatformUnavailableError);
});

test('where the key set cannot be reached, nobody is refused either', async () => {
  await keySet.stop();
  await expect(verify(await key.sign(claims))).rejects.toThrow(PlatformUnavailableError);
});

test('keys that are known outlast a short failure', async () => {
  expect(await verify(await key.sign(claims))).not.toBeNull();
  keySet.answerWith(500, '');
  expect(await verify(await key.sign(claims))).not.toBeNull();
});

test('without another address the keys are Google’s', () => {
  expect(new URL(googleKeySet).origin).toBe('https://www.googleapis.com');
});
