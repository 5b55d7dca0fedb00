import { knownMfa, userFixture } from '@portal/app-kit/testing/fixtures';
import type { User } from '@portal/contract/user';
import { createSafeStorage } from '../browser-storage.ts';
import { deferred, failure, http, openSignedIn, openTab, ProviderError, settle, userNamed } from '../testing/tab.ts';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => window.localStorage.clear());

describe('signing in', () => {
  test('user and two-factor data are fetched together and kept; the uid goes to local storage [3.7]', async () => {
    const tab = openTab();
    const user = deferred<User>();
    tab.users.fetchUser.mockReturnValue(user.promise);
    tab.say('tanaka');
    expect(tab.users.fetchMfa).toHaveBeenCalledTimes(1);
    expect(tab.state()).toEqual({ state: 'loading', isExpected: true });
    user.resolve(userFixture);
    await settle();
    expect(tab.state()).toEqual({
      state: 'signedIn',
      uid: 'tanaka',
      user: userFixture,
      mfa: knownMfa(),
      emailVerified: true,
    });
    expect(window.localStorage.getItem('uid')).toBe('tanaka');
  });

  test('monthly billing is kept with the user and the uid [4.37]', async () => {
    const tab = openTab();
    const monthly: User = { ...userFixture, billingUnit: 'monthly' };
    tab.users.fetchUser.mockResolvedValueOnce(monthly);
    tab.say('sato');
    await settle();
    expect(tab.users.fetchUser).toHaveBeenCalledTimes(1);
    expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'sato', user: { ...monthly, billingUnit: 'monthly' } });
    expect(window.localStorage.getItem('uid')).toBe('sato');
  });

  test('no kept session: a visitor waits for nobody, and the provider is asked later', async () => {
    let run: () => void = () => undefined;
    const tab = openTab({ later: (begin) => (run = begin) });
    expect(tab.state()).toEqual({ state: 'signedOut' });
    expect(tab.auth.watchAccount).not.toHaveBeenCalled();
    run();
    tab.say(null);
    await settle();
    expect(tab.state()).toEqual({ state: 'signedOut' });
    expect(tab.auth.fetchSessionEndCode).not.toHaveBeenCalled();
  });

  test('a customer of whom only the provider knows is signed in once it says so', async () => {
    const tab = await openSignedIn({ isSessionKept: false });
    expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'tanaka' });
  });

  test('a sign-in before that does not wait, and the provider is listened to once', async () => {
    let run: () => void = () => undefined;
    const tab = openTab({ later: (begin) => (run = begin) });
    await tab.signIn({ email: 'tanaka@demo.example', password: 'x', keep: true });
    tab.say('tanaka');
    await settle();
    run();
    expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'tanaka' });
    expect(tab.auth.watchAccount).toHaveBeenCalledTimes(1);
    expect(tab.auth.watchAccount.mock.invocationCallOrder[0]).toBeLessThan(
      tab.auth.signInWithPassword.mock.invocationCallOrder[0] ?? 0,
    );
  });

  test('with a kept session a customer is expected before the provider has confirmed it', () => {
    const tab = openTab({ isSessionKept: true });
    expect(tab.state()).toEqual({ state: 'loading', isExpected: true });
    tab.say(null);
    expect(tab.state()).toEqual({ state: 'signedOut' });
  });

  test('a refreshed token changes nothing; a verified e-mail shows at once', async () => {
    const tab = openTab();
    tab.say('tanaka', false);
    await settle();
    tab.say('tanaka', false);
    expect(tab.state()).toMatchObject({ emailVerified: false });
    tab.say('tanaka', true);
    expect(tab.state()).toMatchObject({ state: 'signedIn', emailVerified: true });
    expect(tab.users.fetchUser).toHaveBeenCalledTimes(1);
  });

  test.each([true, false])('the keep-login box is remembered and passed on: %s [9.23]', async (keep) => {
    const tab = openTab();
    await tab.signIn({ email: ' tanaka@demo.example ', password: ' pass ', keep });
    expect(tab.auth.signInWithPassword).toHaveBeenCalledWith('tanaka@demo.example', ' pass ', keep);
    expect(window.localStorage.getItem('keep-login')).toBe(String(keep));
    expect(tab.isKeepingLogin()).toBe(keep);
  });

  test('an address is accepted in full width, a password is not changed', async () => {
    const tab = openTab();
    await tab.signIn({ email: 'ｔａｎａｋａ＠demo.example　', password: 'ｐａｓｓ', keep: false });
    expect(tab.auth.signInWithPassword).toHaveBeenCalledWith('tanaka@demo.example', 'ｐａｓｓ', false);
  });

  test('a refusal by the provider is expected; any other failure is reported as a defect', async () => {
    const tab = openTab();
    const input = { email: 'tanaka@demo.example', password: 'x', keep: false };
    tab.auth.signInWithPassword.mockRejectedValueOnce(new ProviderError('wrong-password'));
    expect(await tab.signIn(input)).toEqual({
      result: 'failed',
      messages: ['メールアドレスまたはパスワードが正しくありません。'],
    });
    expect(tab.reportError).not.toHaveBeenCalled();
    const defect = new TypeError('x is not a function');
    tab.auth.signInWithPassword.mockRejectedValueOnce(defect);
    expect(await tab.signIn(input)).toEqual({
      result: 'failed',
      messages: ['予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。'],
    });
    expect(tab.reportError.mock.calls).toEqual([
      [defect, { reason: 'sign-in failed unexpectedly', category: 'signIn' }],
    ]);
  });

  test('a second factor is a separate step, not an error [8.30]', async () => {
    const tab = openTab();
    const challenge = {
      phone: '+********4444',
      sendCode: jest.fn(async () => undefined),
      confirm: jest.fn(async () => undefined),
    };
    tab.auth.signInWithPassword.mockRejectedValue(new ProviderError('multi-factor-auth-required'));
    tab.auth.mfaChallengeOf.mockReturnValue(challenge as never);
    const outcome = await tab.signIn({ email: 'suzuki@demo.example', password: 'x', keep: false });
    if (outcome.result !== 'mfaRequired') throw new Error(outcome.result);
    expect(outcome.challenge.phone).toBe('+********4444');
    await outcome.challenge.sendCode();
    await outcome.challenge.confirm('123456');
    expect(challenge.sendCode).toHaveBeenCalledTimes(1);
    expect(challenge.confirm).toHaveBeenCalledWith('123456');
  });
});

describe('one customer never sees another one’s data', () => {
  test('an answer for the previous customer is dropped, however late it comes', async () => {
    const tab = openTab();
    const late = deferred<User>();
    tab.users.fetchUser.mockReturnValueOnce(late.promise).mockResolvedValueOnce(userNamed('佐藤'));
    tab.say('tanaka');
    tab.say('sato');
    await settle();
    late.resolve(userNamed('田中'));
    await settle();
    expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'sato', user: { lastName: '佐藤' } });
  });

  test('a failure of the previous customer does not affect the next', async () => {
    const tab = openTab();
    let fail: (error: unknown) => void = () => undefined;
    tab.users.fetchUser.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    tab.say('tanaka');
    tab.say('sato');
    await settle();
    fail(http(401));
    await settle();
    expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'sato' });
  });

  test('an answer after sign-out signs nobody in again', async () => {
    const tab = openTab();
    const late = deferred<User>();
    tab.users.fetchUser.mockReturnValueOnce(late.promise);
    tab.say('tanaka');
    await tab.end('customer');
    late.resolve(userFixture);
    await settle();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
  });

  test('everything of one customer is cleared before the next one is loaded', async () => {
    const tab = await openSignedIn();
    tab.say('sato');
    expect(tab.causes).toEqual(['switched']);
    expect(tab.state()).toEqual({ state: 'loading', isExpected: true });
    expect(window.localStorage.getItem('uid')).toBe('sato');
  });

  test('a token requested by one customer is not handed out to the next', async () => {
    const tab = openTab();
    const token = deferred<string | null>();
    tab.say('tanaka');
    await settle();
    tab.auth.getIdToken.mockReturnValueOnce(token.promise);
    const asked = tab.getToken();
    tab.say('sato');
    token.resolve('token of tanaka');
    expect(await asked).toBeNull();
  });
});

describe('data that cannot be loaded', () => {
  test.each([
    [failure('timeout'), 'timeout'],
    [failure('offline'), 'offline'],
    [http(403), 'forbidden'],
    [http(500), 'error'],
    [failure('parse'), 'error'],
    [new Error('anything'), 'error'],
  ])('%s is shown with its reason, and can be retried', async (error, reason) => {
    const tab = openTab();
    tab.users.fetchUser.mockRejectedValueOnce(error);
    tab.say('tanaka');
    await settle();
    expect(tab.state()).toEqual({ state: 'failed', reason });
    const again = tab.loadUser();
    expect(tab.state()).toEqual({ state: 'loading', isExpected: true });
    await again;
    expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'tanaka' });
  });

  test('one can still sign out', async () => {
    const tab = openTab();
    tab.users.fetchUser.mockRejectedValue(http(403));
    tab.say('tanaka');
    await settle();
    await tab.end('customer');
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
  });

  test('a refused token is not such a failure: it leads to sign-in, once', async () => {
    const tab = openTab();
    tab.users.fetchUser.mockRejectedValue(http(401));
    tab.users.fetchMfa.mockRejectedValue(http(401));
    tab.say('tanaka');
    await settle();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'expired' });
    expect(tab.auth.signOut).toHaveBeenCalledTimes(1);
    await settle();
    expect(tab.users.fetchUser).toHaveBeenCalledTimes(1);
  });
});

test('with local storage blocked one can still work, and sign out', async () => {
  const tab = openTab({ storage: createSafeStorage(blocked) });
  await tab.signIn({ email: 'tanaka@demo.example', password: 'x', keep: true });
  tab.say('tanaka');
  await settle();
  expect(tab.state()).toMatchObject({ state: 'signedIn' });
  expect(tab.isKeepingLogin()).toBe(true);
  await tab.end('customer');
  expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
});

describe('the provider’s code cannot be fetched', () => {
  test('with a kept session the page says so, and a retry fetches it', async () => {
    const tab = openTab({ isSessionKept: true, isReachable: false });
    await settle();
    expect(tab.state()).toEqual({ state: 'failed', reason: 'error' });
    expect(tab.reportError).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ category: 'remoteLoad' }),
    );
    tab.reach();
    const retried = tab.loadUser();
    expect(tab.state()).toEqual({ state: 'loading', isExpected: true });
    await retried;
    tab.say('tanaka');
    await settle();
    expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'tanaka' });
  });

  test('a sign-in says so, sends nothing, and works at the next press', async () => {
    const tab = openTab({ isReachable: false });
    const press = () => tab.signIn({ email: 'tanaka@demo.example', password: 'x', keep: true });
    await settle();
    expect(await press()).toEqual({
      result: 'failed',
      messages: [
        '予期しないエラーが発生しました。しばらく時間をおいて、もう一度お試しください。',
        '通信に失敗しました。接続を確認してもう一度お試しください。',
      ],
    });
    expect(tab.auth.signInWithPassword).not.toHaveBeenCalled();
    expect(tab.state()).toEqual({ state: 'signedOut' });
    tab.reach();
    expect(await press()).toEqual({ result: 'signedIn' });
    expect(tab.auth.signInWithPassword).toHaveBeenCalledTimes(1);
  });
});
