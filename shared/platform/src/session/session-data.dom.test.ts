import { knownMfa, mfaFixture, userFixture } from '@portal/app-kit/testing/fixtures';
import type { Mfa, User } from '@portal/contract/user';
import { deferred, failure, http, openSignedIn, openTab, settle, userNamed } from './testing/tab.ts';

beforeEach(() => window.localStorage.clear());

describe('two-factor', () => {
  test('nobody waits for it: the customer is in as soon as their own data are loaded', async () => {
    const tab = openTab();
    const mfa = deferred<Mfa>();
    tab.users.fetchMfa.mockReturnValueOnce(mfa.promise);
    tab.say('tanaka');
    await settle();
    expect(tab.state()).toMatchObject({ state: 'signedIn', mfa: { state: 'loading' } });
    mfa.resolve({ isMfaEnabled: true, mfaPhoneNumber: null });
    await settle();
    expect(tab.state()).toMatchObject({ mfa: { state: 'known', isMfaEnabled: true } });
  });

  test.each([
    [failure('timeout'), 'timeout'],
    [failure('offline'), 'offline'],
    [http(500), 'error'],
    // A refused token ends the session where the user's own data are asked for.
    [http(401), 'error'],
    [failure('parse'), 'error'],
  ])('that cannot be loaded locks nobody out, and can be requested again: %s', async (error, reason) => {
    const tab = openTab();
    tab.users.fetchMfa.mockRejectedValueOnce(error);
    tab.say('tanaka');
    await settle();
    expect(tab.state()).toMatchObject({ state: 'signedIn', mfa: { state: 'unknown', reason } });
    await tab.retryMfa();
    expect(tab.state()).toMatchObject({ state: 'signedIn', mfa: knownMfa() });
    expect(tab.users.fetchUser).toHaveBeenCalledTimes(1);
  });

  test('that arrives for the previous customer is dropped', async () => {
    const tab = openTab();
    const late = deferred<Mfa>();
    tab.users.fetchMfa.mockReturnValueOnce(late.promise);
    tab.say('tanaka');
    await settle();
    tab.say('sato');
    await settle();
    late.resolve({ isMfaEnabled: true, mfaPhoneNumber: null });
    await settle();
    expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'sato', mfa: knownMfa() });
  });

  test('that arrives after the customer’s own data have failed does not hide the failure', async () => {
    const tab = openTab();
    const mfa = deferred<Mfa>();
    tab.users.fetchMfa.mockReturnValueOnce(mfa.promise);
    tab.users.fetchUser.mockRejectedValueOnce(http(500));
    tab.say('tanaka');
    await settle();
    mfa.resolve(mfaFixture);
    await settle();
    expect(tab.state()).toEqual({ state: 'failed', reason: 'error' });
  });

  test('once known it stays on screen until it has been refetched', async () => {
    const tab = await openSignedIn();
    const mfa = deferred<Mfa>();
    tab.users.fetchMfa.mockReturnValueOnce(mfa.promise);
    const refreshed = tab.refreshUser();
    await settle();
    expect(tab.state()).toMatchObject({ mfa: knownMfa() });
    mfa.resolve({ isMfaEnabled: true, mfaPhoneNumber: null });
    await refreshed;
    expect(tab.state()).toMatchObject({ mfa: { state: 'known', isMfaEnabled: true } });
  });
});

describe('a demand on a signed-in customer', () => {
  test('is in the user’s data, which are fetched once for all refused calls', async () => {
    const tab = await openSignedIn();
    tab.users.fetchUser.mockClear().mockResolvedValue({ ...userFixture, isRequiredChangePassword: true });
    await Promise.all([tab.followDemand(), tab.followDemand(), tab.followDemand()]);
    expect(tab.users.fetchUser).toHaveBeenCalledTimes(1);
    expect(tab.state()).toMatchObject({ state: 'signedIn', user: { isRequiredChangePassword: true } });
  });

  test('is followed again when it is made again, even after data that failed to load', async () => {
    const tab = await openSignedIn();
    tab.users.fetchUser.mockClear().mockRejectedValueOnce(failure('offline'));
    await expect(tab.followDemand()).rejects.toMatchObject({ kind: 'offline' });
    expect(tab.state()).toMatchObject({ state: 'signedIn' });
    await tab.followDemand();
    expect(tab.users.fetchUser).toHaveBeenCalledTimes(2);
  });

  test('does not interrupt what a page is refetching', async () => {
    const tab = await openSignedIn();
    const refreshed = tab.refreshUser();
    await tab.followDemand();
    await expect(refreshed).resolves.toBeUndefined();
    expect(tab.users.fetchUser).toHaveBeenCalledTimes(2);
  });

  test('waits for the last of several refetches, also after an earlier one has ended', async () => {
    const tab = await openSignedIn();
    const first = deferred<User>();
    const last = deferred<User>();
    tab.users.fetchUser.mockReturnValueOnce(first.promise).mockReturnValueOnce(last.promise);
    const refreshed = [tab.refreshUser(), tab.refreshUser()];
    first.resolve(userNamed('旧姓'));
    await refreshed[0];
    const followed = tab.followDemand();
    last.resolve(userNamed('新姓'));
    await followed;
    expect(tab.users.fetchUser).toHaveBeenCalledTimes(3);
    expect(tab.state()).toMatchObject({ user: { lastName: '新姓' } });
  });

  test('does not disturb data that are already loading', async () => {
    const tab = openTab();
    const user = deferred<User>();
    tab.users.fetchUser.mockReturnValueOnce(user.promise);
    tab.say('tanaka');
    await tab.followDemand();
    expect(tab.users.fetchUser).toHaveBeenCalledTimes(1);
    user.resolve(userFixture);
    await settle();
    expect(tab.state()).toMatchObject({ state: 'signedIn' });
  });
});

test('user and two-factor data can be refetched while the page stays as it is', async () => {
  const tab = await openSignedIn();
  tab.users.fetchUser.mockResolvedValueOnce(userNamed('新姓'));
  const refreshed = tab.refreshUser();
  expect(tab.state()).toMatchObject({ state: 'signedIn', user: { lastName: '田中' } });
  await refreshed;
  expect(tab.state()).toMatchObject({ state: 'signedIn', user: { lastName: '新姓' } });
});

describe('a new token of the same customer', () => {
  test('that says nothing new draws nothing anew', async () => {
    const tab = await openSignedIn();
    const before = tab.state();
    tab.say('tanaka');
    expect(tab.state()).toBe(before);
  });

  test('while the data are loading is taken into account once they are there', async () => {
    const tab = openTab();
    const user = deferred<User>();
    tab.users.fetchUser.mockReturnValueOnce(user.promise);
    tab.say('tanaka', false);
    tab.say('tanaka', true);
    expect(tab.state()).toMatchObject({ state: 'loading' });
    user.resolve(userFixture);
    await settle();
    expect(tab.state()).toMatchObject({ state: 'signedIn', emailVerified: true });
  });
});

describe('the token for a call', () => {
  test('is the provider’s, for whoever is signed in', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await expect(tab.getToken()).resolves.toBe('token');
  });

  test('is not asked for when nobody is signed in', async () => {
    const tab = openTab();
    tab.say(null);
    await expect(tab.getToken()).resolves.toBeNull();
    expect(tab.auth.getIdToken).not.toHaveBeenCalled();
  });

  test('is dropped when the customer has signed out before it arrives', async () => {
    const tab = openTab();
    tab.say('tanaka');
    const token = deferred<string | null>();
    tab.auth.getIdToken.mockReturnValueOnce(token.promise);
    const asked = tab.getToken();
    await tab.end('customer');
    token.resolve('token');
    await expect(asked).resolves.toBeNull();
  });
});

test('a customer who is known before the first paint waits for it, and is then told once', async () => {
  const paint = deferred<void>();
  const tab = openTab({ firstPaint: paint.promise, isSessionKept: true });
  await settle();
  const told = jest.fn();
  tab.watch(told);
  tab.say('tanaka');
  await settle();
  expect(tab.users.fetchUser).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
  paint.resolve();
  await settle();
  expect(told).toHaveBeenCalledTimes(1);
  expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'tanaka', mfa: knownMfa() });
});

test('a customer who has left before the first paint is not shown', async () => {
  const paint = deferred<void>();
  const tab = openTab({ firstPaint: paint.promise, isSessionKept: true });
  await settle();
  tab.say('tanaka');
  await settle();
  tab.say(null);
  paint.resolve();
  await settle();
  expect(tab.state()).toMatchObject({ state: 'signedOut' });
});
