import { ApiError } from '@portal/shared/api';
import type { Mfa, User } from '@portal/shared/contract/user';
import type { Account } from '@portal/shared/firebase';
import { knownMfa, mfaFixture, userFixture } from '@portal/shared/testing/fixtures';
import { createStore } from 'zustand/vanilla';
import { createSafeStorage } from './browser-storage.ts';
import { createSession } from './create-session.ts';
import type { Session, SignOutCause } from './session.ts';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

class ProviderError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = `auth/${code}`;
  }
}
const http = (status: number) => new ApiError({ kind: 'http', method: 'GET', call: 'GET /user', status });
const failure = (kind: 'timeout' | 'offline' | 'parse') => new ApiError({ kind, method: 'GET', call: 'GET /user' });

/** One browser tab: an identity provider, an API and the session between them, all controlled by the test. */
function openTab({
  storage = createSafeStorage(() => window.localStorage),
  channel = new Set<(uid: string) => void>(),
} = {}) {
  let hear: (account: Account | null) => void = () => undefined;
  const auth = {
    watchAccount: jest.fn((listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    }),
    getIdToken: jest.fn(async (): Promise<string | null> => 'token'),
    signInWithPassword: jest.fn(async (_email: string, _password: string, _keep: boolean) => undefined),
    signOut: jest.fn(async () => hear(null)),
    askWhyEnded: jest.fn(async (): Promise<string | null> => null),
    mfaChallengeOf: jest.fn(() => null),
    authErrorCode: (error: unknown) => (error instanceof ProviderError ? error.code.replace('auth/', '') : null),
  };
  const users = {
    fetchUser: jest.fn(async (_signal: AbortSignal): Promise<User> => userFixture),
    fetchMfa: jest.fn(async (_signal: AbortSignal): Promise<Mfa> => mfaFixture),
  };
  const reportError = jest.fn();
  const openChannel = () => {
    let own: (uid: string) => void = () => undefined;
    return {
      announce: (uid: string) => {
        for (const listener of channel) if (listener !== own) listener(uid);
      },
      listen: (listener: (uid: string) => void) => {
        own = listener;
        channel.add(listener);
      },
    };
  };
  const store = createStore<Session>(() => ({ state: 'loading' }));
  const session = createSession({ store, auth, users, storage, openChannel, reportError });
  const causes: SignOutCause[] = [];
  session.onSignOut((cause) => void causes.push(cause));
  session.start();
  return {
    ...session,
    auth,
    users,
    reportError,
    causes,
    channel,
    say: (uid: string | null, emailVerified = true) => hear(uid === null ? null : { uid, emailVerified }),
    state: () => store.getState(),
  };
}

/** Lets everything that is ready happen. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const userNamed = (lastName: string): User => ({ ...userFixture, lastName });

/** A promise that the test resolves or rejects when it likes. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

beforeEach(() => window.localStorage.clear());

describe('signing in', () => {
  test('user and two-factor data are fetched together and kept; the uid goes to local storage [3.7]', async () => {
    const tab = openTab();
    const user = deferred<User>();
    tab.users.fetchUser.mockReturnValue(user.promise);
    expect(tab.state()).toEqual({ state: 'loading' });
    tab.say('tanaka');
    expect(tab.users.fetchMfa).toHaveBeenCalledTimes(1);
    expect(tab.state()).toEqual({ state: 'loading' });
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

  test('no kept session: signed out, without a reason', () => {
    const tab = openTab();
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
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    tab.say('sato');
    expect(tab.causes).toEqual(['switched']);
    expect(tab.state()).toEqual({ state: 'loading' });
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
    expect(tab.state()).toEqual({ state: 'loading' });
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

describe('signing out', () => {
  test('everything of the customer is deleted: cache, drafts, uid [3.7, 4.38]', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    expect(await tab.end('customer')).toBe(true);
    expect(tab.causes).toEqual(['customer']);
    expect(window.localStorage.getItem('uid')).toBeNull();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    expect(await tab.getToken()).toBeNull();
  });

  test('a provider that fails is reported, and the customer is still signed out [8.26]', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    const broken = new Error('storage is broken');
    tab.auth.signOut.mockRejectedValueOnce(broken);
    expect(await tab.end('customer')).toBe(false);
    expect(tab.reportError.mock.calls).toEqual([
      [broken, { reason: 'the identity provider could not sign out', category: 'signOut' }],
    ]);
    expect(tab.causes).toEqual(['customer']);
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    expect(await tab.getToken()).toBeNull();
    // The provider still reports the customer: that is not a sign-in.
    tab.say('tanaka');
    await settle();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    // A real sign-in is.
    await tab.signIn({ email: 'tanaka@demo.example', password: 'x', keep: false });
    tab.say('tanaka');
    await settle();
    expect(tab.state()).toMatchObject({ state: 'signedIn' });
  });

  test('a later sign-in in another tab is noticed here', async () => {
    const tab = openTab();
    tab.auth.signOut.mockResolvedValue(undefined);
    tab.say('tanaka');
    await settle();
    await tab.end('customer');
    tab.say('sato');
    await settle();
    expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'sato' });
    tab.say(null);
    tab.say('tanaka');
    await settle();
    expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'tanaka' });
  });

  test('if one thing cannot be cleared, the next is still cleared', async () => {
    const tab = openTab();
    const second = jest.fn();
    const stuck = new Error('cannot clear');
    tab.onSignOut(() => {
      throw stuck;
    });
    tab.onSignOut(second);
    tab.say('tanaka');
    await settle();
    await tab.end('customer');
    expect(tab.reportError.mock.calls).toEqual([
      [stuck, { reason: 'something of a session could not be cleared', category: 'signOut' }],
    ]);
    expect(second).toHaveBeenCalledWith('customer');
    expect(tab.state().state).toBe('signedOut');
  });

  test('the customer’s other tabs follow and say why; other customers’ tabs do not', async () => {
    const channel = new Set<(uid: string) => void>();
    const first = openTab({ channel });
    const second = openTab({ channel });
    const stranger = openTab({ channel });
    first.say('tanaka');
    second.say('tanaka');
    stranger.say('sato');
    await settle();
    await first.end('customer');
    await settle();
    expect(second.state()).toEqual({ state: 'signedOut', reason: 'otherTab' });
    expect(second.causes).toEqual(['otherTab']);
    expect(stranger.state()).toMatchObject({ state: 'signedIn', uid: 'sato' });
    expect(first.state()).toEqual({ state: 'signedOut', reason: 'customer' });
  });

  test('a request after the end of the session loads nobody, and leaves no spinner', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    await tab.end('customer');
    tab.users.fetchUser.mockClear();
    const loaded = tab.loadUser();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    await loaded;
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    expect(tab.users.fetchUser).not.toHaveBeenCalled();
  });

  test('if tabs cannot talk to each other, the provider’s notice is enough', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    window.localStorage.removeItem('uid');
    tab.say(null);
    await settle();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'otherTab' });
  });
});

describe('leaving before the provider has said who is signed in', () => {
  test('ends at once: uid and drafts are gone, and a late answer signs nobody in', async () => {
    window.localStorage.setItem('uid', 'tanaka');
    const tab = openTab();
    const done = deferred<undefined>();
    tab.auth.signOut.mockReturnValueOnce(done.promise);
    const left = tab.end('customer');
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    expect(window.localStorage.getItem('uid')).toBeNull();
    expect(tab.causes).toEqual(['customer']);
    tab.say('tanaka');
    await settle();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    expect(tab.users.fetchUser).not.toHaveBeenCalled();
    done.resolve(undefined);
    expect(await left).toBe(true);
  });

  test('reaches the customer’s other tabs', async () => {
    const channel = new Set<(uid: string) => void>();
    const first = openTab({ channel });
    first.say('tanaka');
    await settle();
    const second = openTab({ channel });
    await second.end('customer');
    expect(first.state()).toEqual({ state: 'signedOut', reason: 'otherTab' });
  });

  test('the next sign-in waits until the provider has followed, and ignores news of the one before', async () => {
    const tab = openTab();
    const done = deferred<undefined>();
    tab.auth.signOut.mockReturnValueOnce(done.promise);
    void tab.end('customer');
    const signedIn = tab.signIn({ email: 'sato@demo.example', password: 'x', keep: false });
    await settle();
    tab.say('tanaka');
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    expect(tab.auth.signInWithPassword).not.toHaveBeenCalled();
    done.resolve(undefined);
    expect(await signedIn).toEqual({ result: 'signedIn' });
  });
});

describe('an account that is gone', () => {
  test.each([
    ['user-disabled', 'disabled'],
    ['invalid-refresh-token', 'disabled'],
    ['user-not-found', 'disabled'],
    ['user-token-expired', 'revoked'],
    ['invalid-user-token', 'expired'],
  ] as const)('%s ends the session as %s [4.42]', async (code, reason) => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    tab.auth.getIdToken.mockRejectedValueOnce(new ProviderError(code));
    expect(await tab.getToken()).toBeNull();
    expect(tab.state()).toEqual({ state: 'signedOut', reason });
    expect(tab.auth.signOut).toHaveBeenCalled();
  });

  test('the reason is found even if the SDK signs out before it says why', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    tab.auth.getIdToken.mockImplementationOnce(async () => {
      tab.say(null);
      throw new ProviderError('user-disabled');
    });
    await tab.getToken();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'disabled' });
  });

  test.each([
    ['user-disabled', 'disabled', null],
    ['user-token-expired', 'revoked', 'tanaka'],
    [null, 'expired', 'tanaka'],
  ] as const)(
    'a session that the SDK drops silently: the provider is asked, and says %s',
    async (code, reason, uid) => {
      const tab = openTab();
      tab.say('tanaka');
      await settle();
      tab.auth.askWhyEnded.mockResolvedValueOnce(code);
      tab.say(null);
      await settle();
      expect(tab.state()).toEqual({ state: 'signedOut', reason });
      // Uid, drafts and mail codes are deleted with the account, and kept for a customer who may continue.
      expect(window.localStorage.getItem('uid')).toBe(uid);
      expect(tab.causes.at(-1)).toBe(reason === 'disabled' ? 'disabled' : 'expired');
    },
  );

  test.each([
    ['user-disabled', { state: 'signedOut', reason: 'disabled' }, null, ['disabled']],
    ['user-token-expired', { state: 'signedOut', reason: 'revoked' }, 'tanaka', []],
    [null, { state: 'signedOut' }, 'tanaka', []],
  ] as const)('a kept session that is refused at start also gets its reason: %s', async (code, state, uid, causes) => {
    window.localStorage.setItem('uid', 'tanaka');
    const tab = openTab();
    tab.auth.askWhyEnded.mockResolvedValueOnce(code);
    tab.say(null);
    await settle();
    expect(tab.state()).toEqual(state);
    expect(window.localStorage.getItem('uid')).toBe(uid);
    expect(tab.causes).toEqual(causes);
  });

  test.each([
    ['user-disabled', 'disabled', null],
    ['user-token-expired', 'revoked', 'tanaka'],
    [null, 'expired', 'tanaka'],
  ] as const)('so does one whose token the API refuses: %s', async (code, reason, uid) => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    // The provider can say why only until the session is forgotten.
    let isForgotten = false;
    tab.auth.signOut.mockImplementationOnce(async () => {
      isForgotten = true;
    });
    tab.auth.askWhyEnded.mockImplementationOnce(async () => (isForgotten ? null : code));
    await tab.end('expired');
    await settle();
    expect(tab.state()).toEqual({ state: 'signedOut', reason });
    expect(window.localStorage.getItem('uid')).toBe(uid);
  });

  test('noticed first in another tab, which has removed the uid, it is shown here too', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    window.localStorage.removeItem('uid');
    tab.auth.askWhyEnded.mockResolvedValueOnce('user-disabled');
    tab.say(null);
    await settle();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'disabled' });
  });

  describe('noticed while signing in, it leaves nothing of the customer in the browser', () => {
    const input = { email: 'tanaka@demo.example', password: 'x', keep: false };

    test('by the password', async () => {
      window.localStorage.setItem('uid', 'tanaka');
      const tab = openTab();
      tab.say(null);
      await settle();
      tab.auth.signInWithPassword.mockRejectedValueOnce(new ProviderError('user-disabled'));
      await tab.signIn(input);
      expect(window.localStorage.getItem('uid')).toBeNull();
      expect(tab.causes).toEqual(['disabled']);
    });

    test.each(['sendCode', 'confirm'] as const)('by the code: %s', async (step) => {
      window.localStorage.setItem('uid', 'tanaka');
      const tab = openTab();
      const refuse = jest.fn().mockRejectedValue(new ProviderError('user-disabled'));
      tab.auth.signInWithPassword.mockRejectedValueOnce(new ProviderError('multi-factor-auth-required'));
      tab.auth.mfaChallengeOf.mockReturnValue({ phone: '', sendCode: refuse, confirm: refuse } as never);
      const outcome = await tab.signIn(input);
      if (outcome.result !== 'mfaRequired') throw new Error(outcome.result);
      expect(window.localStorage.getItem('uid')).toBe('tanaka');
      await expect(outcome.challenge[step]('')).rejects.toThrow('user-disabled');
      expect(window.localStorage.getItem('uid')).toBeNull();
      expect(tab.causes).toEqual(['disabled']);
    });

    test.each(['user-not-found', 'wrong-password', 'too-many-requests'])('%s removes nothing', async (code) => {
      window.localStorage.setItem('uid', 'tanaka');
      const tab = openTab();
      tab.auth.signInWithPassword.mockRejectedValueOnce(new ProviderError(code));
      await tab.signIn(input);
      expect(window.localStorage.getItem('uid')).toBe('tanaka');
      expect(tab.causes).toEqual([]);
    });
  });

  test('a customer who signed out on purpose is shown no other reason afterwards', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    await tab.end('customer');
    tab.say(null);
    await settle();
    expect(tab.auth.askWhyEnded).not.toHaveBeenCalled();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
  });

  test('a lost network is not a deleted account', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    tab.auth.getIdToken.mockRejectedValueOnce(new ProviderError('network-request-failed'));
    await expect(tab.getToken()).rejects.toThrow();
    expect(tab.state()).toMatchObject({ state: 'signedIn' });
  });

  test('an expired session keeps drafts: its cause says so', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    tab.say(null);
    await settle();
    expect(tab.causes).toEqual(['expired']);
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'expired' });
  });

  test('the customer’s other tabs also show it as expired, not as a sign-out', async () => {
    const channel = new Set<(uid: string) => void>();
    const first = openTab({ channel });
    const second = openTab({ channel });
    first.say('tanaka');
    second.say('tanaka');
    await settle();
    await first.end('expired');
    second.say(null);
    await settle();
    expect(second.causes).toEqual(['expired']);
    expect(second.state()).toEqual({ state: 'signedOut', reason: 'expired' });
  });

  test('signing out after that is still noticed as such', async () => {
    const first = openTab();
    const second = openTab();
    first.say('tanaka');
    await settle();
    await first.end('expired');
    first.say('tanaka');
    second.say('tanaka');
    await settle();
    await first.end('customer');
    second.say(null);
    await settle();
    expect(window.localStorage.getItem('uid')).toBeNull();
    expect(second.causes).toEqual(['otherTab']);
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

  test('once known it stays on screen until it has been refetched', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
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
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    tab.users.fetchUser.mockClear().mockResolvedValue({ ...userFixture, isRequiredChangePassword: true });
    await Promise.all([tab.followDemand(), tab.followDemand(), tab.followDemand()]);
    expect(tab.users.fetchUser).toHaveBeenCalledTimes(1);
    expect(tab.state()).toMatchObject({ state: 'signedIn', user: { isRequiredChangePassword: true } });
  });

  test('is followed again when it is made again, even after data that failed to load', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    tab.users.fetchUser.mockClear().mockRejectedValueOnce(failure('offline'));
    await expect(tab.followDemand()).rejects.toMatchObject({ kind: 'offline' });
    expect(tab.state()).toMatchObject({ state: 'signedIn' });
    await tab.followDemand();
    expect(tab.users.fetchUser).toHaveBeenCalledTimes(2);
  });

  test('does not interrupt what a page is refetching', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await settle();
    const refreshed = tab.refreshUser();
    await tab.followDemand();
    await expect(refreshed).resolves.toBeUndefined();
    expect(tab.users.fetchUser).toHaveBeenCalledTimes(2);
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
  const tab = openTab();
  tab.say('tanaka');
  await settle();
  tab.users.fetchUser.mockResolvedValueOnce(userNamed('新姓'));
  const refreshed = tab.refreshUser();
  expect(tab.state()).toMatchObject({ state: 'signedIn', user: { lastName: '田中' } });
  await refreshed;
  expect(tab.state()).toMatchObject({ state: 'signedIn', user: { lastName: '新姓' } });
});
