import type { Account } from '../../firebase/index.ts';
import { createProviderWatch } from './provider-watch.ts';

const TANAKA: Account = { uid: 'tanaka', emailVerified: true };

function setUp() {
  const auth = {
    watchAccount: jest.fn<Promise<unknown>, [(account: Account | null) => void]>().mockResolvedValue(undefined),
    signOut: jest.fn<Promise<void>, []>().mockResolvedValue(undefined),
  };
  const hear = jest.fn();
  const reportError = jest.fn();
  const provider = createProviderWatch({ auth, hear, reportError });
  const say = (account: Account | null) => auth.watchAccount.mock.lastCall?.[0](account);
  return { auth, hear, reportError, provider, say };
}

test('the provider is watched once; after a failure the next one tries again', async () => {
  const { auth, provider } = setUp();
  auth.watchAccount.mockRejectedValueOnce(new Error('unreachable'));
  await expect(provider.watch()).rejects.toThrow('unreachable');
  await provider.watch();
  await provider.watch();
  expect(auth.watchAccount).toHaveBeenCalledTimes(2);
});

test('after a failed sign-out the customer who left is not heard of until the next sign-in', async () => {
  const { auth, provider, hear, reportError, say } = setUp();
  await provider.watch();
  auth.signOut.mockRejectedValueOnce(new Error('offline'));
  await expect(provider.signOut()).resolves.toBe(false);
  expect(reportError).toHaveBeenCalledTimes(1);
  say(TANAKA);
  expect(hear).not.toHaveBeenCalled();
  await provider.readyForSignIn();
  say(TANAKA);
  expect(hear).toHaveBeenCalledWith(TANAKA);
});

test('once the provider says that nobody is signed in, it is heard again', async () => {
  const { auth, provider, hear, say } = setUp();
  await provider.watch();
  auth.signOut.mockRejectedValueOnce(new Error('offline'));
  await provider.signOut();
  say(null);
  say(TANAKA);
  expect(hear.mock.calls).toEqual([[null], [TANAKA]]);
});

test('a sign-in waits for the sign-out before it', async () => {
  const { auth, provider } = setUp();
  let finish = () => {};
  auth.signOut.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  void provider.signOut();
  const ready = provider.readyForSignIn();
  expect(auth.watchAccount).not.toHaveBeenCalled();
  finish();
  await ready;
  expect(auth.watchAccount).toHaveBeenCalledTimes(1);
});
