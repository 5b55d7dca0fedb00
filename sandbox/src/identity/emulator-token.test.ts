import { accepted, claims, expected, noTokens, refused } from '@portal/lessee-api/testing/token-cases';
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { createEmulatorTokenVerifier } from './emulator-token.ts';

const hosts = { host: '127.0.0.1', identityHost: 'localhost', nodeEnv: 'development' };
const verify = createEmulatorTokenVerifier(expected, hosts);
const unsigned = (changes: JWTPayload): string => new UnsecuredJWT({ ...claims, ...changes }).encode();

test.each(accepted)('an unsigned token tells %s', async (_title, changes, read) => {
  expect(await verify(unsigned(changes))).toEqual(read);
});

test.each(refused)('an unsigned token is refused when %s', async (_reason, changes) => {
  expect(await verify(unsigned(changes))).toBeNull();
});

test.each(noTokens)('text that is not a token is refused: "%s"', async (token) => {
  expect(await verify(token)).toBeNull();
});

test('a signed token is refused: the two modes never mix', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const signed = await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'a' }).sign(privateKey);
  expect(await verify(signed)).toBeNull();
});

test.each([
  ['others can reach the API', { host: '0.0.0.0' }, {}],
  ['the emulator is elsewhere', { identityHost: '10.0.0.5' }, {}],
  ['the project may be real', {}, { projectId: 'portal-prod' }],
  ['it is production', { nodeEnv: 'production' }, {}],
])('unsigned tokens are never accepted when %s', (_title, surrounding, project) => {
  expect(() => createEmulatorTokenVerifier({ ...expected, ...project }, { ...hosts, ...surrounding })).toThrow(
    /^Unsigned tokens are for one machine only: /,
  );
});
