import { deferred, openSignedIn, openTab, ProviderError, settle } from '../testing/tab.ts';

beforeEach(() => window.localStorage.clear());

describe('an account that is gone', () => {
  test.each([
    ['user-disabled', 'disabled'],
    ['invalid-refresh-token', 'disabled'],
    ['user-not-found', 'disabled'],
    ['user-token-expired', 'revoked'],
    ['invalid-user-token', 'expired'],
  ] as const)('%s ends the session as %s [4.42]', async (code, reason) => {
    const tab = await openSignedIn();
    tab.auth.getIdToken.mockRejectedValueOnce(new ProviderError(code));
    expect(await tab.getToken()).toBeNull();
    expect(tab.state()).toEqual({ state: 'signedOut', reason });
    expect(tab.auth.signOut).toHaveBeenCalled();
  });

  test('the reason is found even if the SDK signs out before it says why', async () => {
    const tab = await openSignedIn();
    tab.auth.getIdToken.mockImplementationOnce(async () => {
      tab.say(null);
      throw new ProviderError('user-disabled');
    });
    await tab.getToken();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'disabled' });
  });

  test.each([
    ['user-disabled', 'disabled'],
    ['user-token-expired', 'revoked'],
    [null, 'expired'],
  ] as const)('a session that the SDK drops silently: the provider is asked, and says %s', async (code, reason) => {
    const tab = await openSignedIn();
    tab.auth.fetchSessionEndCode.mockResolvedValueOnce(code);
    tab.say(null);
    await settle();
    expect(tab.state()).toEqual({ state: 'signedOut', reason });
    expect(window.localStorage.getItem('uid')).toBeNull();
    // Drafts and mail codes are deleted with the account, and kept for a customer who may continue.
    expect(tab.causes.at(-1)).toBe(reason === 'disabled' ? 'disabled' : 'expired');
  });

  test.each([
    ['user-disabled', { state: 'signedOut', reason: 'disabled' }, ['disabled']],
    ['user-token-expired', { state: 'signedOut', reason: 'revoked' }, []],
    [null, { state: 'signedOut' }, []],
  ] as const)('a kept session that is refused at start also gets its reason: %s', async (code, state, causes) => {
    window.localStorage.setItem('uid', 'tanaka');
    const tab = openTab({ isSessionKept: true });
    tab.auth.fetchSessionEndCode.mockResolvedValueOnce(code);
    tab.say(null);
    await settle();
    expect(tab.state()).toEqual(state);
    expect(window.localStorage.getItem('uid')).toBeNull();
    expect(tab.causes).toEqual(causes);
  });

  test.each([
    ['user-disabled', 'disabled'],
    ['user-token-expired', 'revoked'],
    [null, 'expired'],
  ] as const)('so does one whose token the API refuses without a reason: %s', async (code, reason) => {
    const tab = await openSignedIn();
    // The provider can say why only until the session is forgotten.
    let isForgotten = false;
    tab.auth.signOut.mockImplementationOnce(async () => {
      isForgotten = true;
    });
    tab.auth.fetchSessionEndCode.mockImplementationOnce(async () => (isForgotten ? null : code));
    await tab.end('expired');
    await settle();
    expect(tab.state()).toEqual({ state: 'signedOut', reason });
    expect(window.localStorage.getItem('uid')).toBeNull();
  });

  test.each(['revoked', 'secondFactor'] as const)(
    'where the API says why, nobody else is asked: %s',
    async (reason) => {
      const tab = await openSignedIn();
      await tab.end(reason);
      await settle();
      expect(tab.state()).toEqual({ state: 'signedOut', reason });
      expect(tab.auth.fetchSessionEndCode).not.toHaveBeenCalled();
      expect(window.localStorage.getItem('uid')).toBeNull();
    },
  );

  test('noticed first in another tab, it is shown here too', async () => {
    const tab = await openSignedIn();
    tab.auth.fetchSessionEndCode.mockResolvedValueOnce('user-disabled');
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

  test('a reason that is found after the next customer has signed in does not concern them', async () => {
    const tab = await openSignedIn();
    const why = deferred<string | null>();
    tab.auth.fetchSessionEndCode.mockReturnValueOnce(why.promise);
    tab.say(null);
    tab.say('sato');
    await settle();
    why.resolve('user-disabled');
    await settle();
    expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'sato' });
    expect(window.localStorage.getItem('uid')).toBe('sato');
  });

  test('a customer who signed out on purpose is shown no other reason afterwards', async () => {
    const tab = await openSignedIn();
    await tab.end('customer');
    tab.say(null);
    await settle();
    expect(tab.auth.fetchSessionEndCode).not.toHaveBeenCalled();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
  });

  test('a lost network is not a deleted account', async () => {
    const tab = await openSignedIn();
    tab.auth.getIdToken.mockRejectedValueOnce(new ProviderError('network-request-failed'));
    await expect(tab.getToken()).rejects.toThrow();
    expect(tab.state()).toMatchObject({ state: 'signedIn' });
  });

  test('an expired session keeps drafts: its cause says so', async () => {
    const tab = await openSignedIn();
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
    const channel = new Set<(uid: string) => void>();
    const first = openTab({ channel });
    const second = openTab({ channel });
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
