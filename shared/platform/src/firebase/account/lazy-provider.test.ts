import { authErrorCode, getIdToken, mfaChallengeOf, signInWithPassword, signOut, watchAccount } from '../index.ts';

/* Whether the network delivers the provider's code. */
let isReachable = false;
const provider = {
  watchAccount: jest.fn(() => () => undefined),
  getIdToken: jest.fn(async () => 'token'),
  signInWithPassword: jest.fn(async () => undefined),
  signOut: jest.fn(async () => undefined),
  mfaChallengeOf: jest.fn(() => 'challenge'),
};
jest.mock('./provider.ts', () => {
  if (!isReachable) throw new Error('ChunkLoadError');
  return provider;
});

test('without the provider’s code nobody is signed out of it, and no error is a challenge', async () => {
  await signOut();
  expect(mfaChallengeOf(new Error('any'))).toBeNull();
  expect(provider.signOut).not.toHaveBeenCalled();
});

test('code that cannot be fetched counts as a provider that cannot be reached; the next caller fetches it', async () => {
  const error = await getIdToken().catch((reason: unknown) => reason);
  expect(authErrorCode(error)).toBe('network-request-failed');
  isReachable = true;
  expect(await getIdToken()).toBe('token');
});

test('then everything is passed on', async () => {
  const listener = jest.fn();
  await watchAccount(listener);
  await signInWithPassword('tanaka@demo.example', 'demo-pass-1', true);
  await signOut();
  expect(provider.watchAccount).toHaveBeenCalledWith(listener);
  expect(provider.signInWithPassword).toHaveBeenCalledWith('tanaka@demo.example', 'demo-pass-1', true);
  expect(provider.signOut).toHaveBeenCalledTimes(1);
  expect(mfaChallengeOf(new Error('any'))).toBe('challenge');
});
