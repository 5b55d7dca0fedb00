import { deferred, openSignedIn, openTab, settle } from '../testing/tab.ts';

beforeEach(() => window.localStorage.clear());

describe('signing out', () => {
  test('everything of the customer is deleted: cache, drafts, uid [3.7, 4.38]', async () => {
    const tab = await openSignedIn();
    expect(await tab.end('customer')).toBe(true);
    expect(tab.causes).toEqual(['customer']);
    expect(window.localStorage.getItem('uid')).toBeNull();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    expect(await tab.getToken()).toBeNull();
  });

  test('a provider that fails is reported, and the customer is still signed out [8.26]', async () => {
    const tab = await openSignedIn();
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

  describe('a page that the browser has kept for Back', () => {
    const goBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    test('shows nothing of a customer whose session has ended meanwhile', async () => {
      const tab = await openSignedIn();
      tab.auth.keptUids.mockReturnValue([]);
      goBack();
      expect(tab.state()).toEqual({ state: 'signedOut', reason: 'otherTab' });
      expect(tab.causes).toEqual(['otherTab']);
    });

    test('nor where somebody else has it since, who stays signed in', async () => {
      const tab = await openSignedIn();
      window.localStorage.setItem('uid', 'sato');
      tab.auth.keptUids.mockReturnValue(['sato']);
      goBack();
      expect(tab.state()).toEqual({ state: 'signedOut', reason: 'otherTab' });
      expect(tab.auth.signOut).not.toHaveBeenCalled();
      expect(window.localStorage.getItem('uid')).toBe('sato');
    });

    test.each([
      ['somebody has signed in in another tab', () => window.localStorage.setItem('uid', 'sato')],
      ['a session of another tab has ended', () => window.localStorage.removeItem('uid')],
    ])('goes on, with its drafts, where %s', async (_, elsewhere) => {
      const tab = await openSignedIn();
      elsewhere();
      goBack();
      expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'tanaka' });
      expect(tab.causes).toEqual([]);
      expect(tab.auth.signOut).not.toHaveBeenCalled();
    });

    test('goes on where both sessions are kept, or no storage can be read', async () => {
      const tab = await openSignedIn();
      for (const kept of [['sato', 'tanaka'], null]) {
        tab.auth.keptUids.mockReturnValue(kept);
        goBack();
        expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'tanaka' });
      }
    });

    test('shows what it showed to a customer who is still signed in', async () => {
      const tab = await openSignedIn();
      goBack();
      expect(tab.state()).toMatchObject({ state: 'signedIn', uid: 'tanaka' });
    });
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
    const tab = await openSignedIn();
    await tab.end('customer');
    tab.users.fetchUser.mockClear();
    const loaded = tab.loadUser();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    await loaded;
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    expect(tab.users.fetchUser).not.toHaveBeenCalled();
  });

  test('another tab’s sign-out means nothing where nobody is signed in', async () => {
    const channel = new Set<(uid: string) => void>();
    const tab = openTab({ channel });
    tab.say(null);
    await settle();
    for (const hear of channel) hear('tanaka');
    await settle();
    expect(tab.state()).toEqual({ state: 'signedOut' });
    expect(tab.causes).toEqual([]);
  });

  test('what no longer wants to know is not told', async () => {
    const tab = openTab();
    const run = jest.fn();
    const stop = tab.onSignOut(run);
    stop();
    tab.say('tanaka');
    await tab.end('customer');
    expect(run).not.toHaveBeenCalled();
  });

  test('who has already signed out has nothing more to end', async () => {
    const tab = openTab();
    tab.say('tanaka');
    await tab.end('customer');
    tab.auth.signOut.mockClear();
    await expect(tab.end('customer')).resolves.toBe(true);
    await expect(tab.end('expired')).resolves.toBe(true);
    expect(tab.auth.signOut).not.toHaveBeenCalled();
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    expect(tab.causes).toEqual(['customer']);
  });

  test('a tab that hears of it from the provider first is still told why, and forgets the drafts', async () => {
    const channel = new Set<(uid: string) => void>();
    const first = openTab({ channel });
    const second = openTab({ channel });
    first.say('tanaka');
    second.say('tanaka');
    await settle();
    second.say(null);
    await first.end('customer');
    await settle();
    expect(second.state()).toEqual({ state: 'signedOut', reason: 'otherTab' });
    expect(second.causes).toEqual(['expired', 'otherTab']);
  });
});

describe('leaving before the provider has said who is signed in', () => {
  test('ends at once: uid and drafts are gone, and a late answer signs nobody in', async () => {
    window.localStorage.setItem('uid', 'tanaka');
    const tab = openTab({ isSessionKept: true });
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

  test('is possible too where the provider’s code could not be fetched', async () => {
    window.localStorage.setItem('uid', 'tanaka');
    const tab = openTab({ isSessionKept: true, isReachable: false });
    await settle();
    expect(await tab.end('customer')).toBe(true);
    expect(tab.state()).toEqual({ state: 'signedOut', reason: 'customer' });
    expect(tab.auth.signOut).toHaveBeenCalledTimes(1);
    expect(window.localStorage.getItem('uid')).toBeNull();
  });

  test('reaches the customer’s other tabs', async () => {
    const channel = new Set<(uid: string) => void>();
    const first = openTab({ channel, isSessionKept: true });
    first.say('tanaka');
    await settle();
    const second = openTab({ channel, isSessionKept: true });
    await second.end('customer');
    expect(first.state()).toEqual({ state: 'signedOut', reason: 'otherTab' });
  });

  test('only the customer can leave: an expired token of earlier does not end what is being loaded', async () => {
    const tab = openTab({ isSessionKept: true });
    window.localStorage.setItem('uid', 'tanaka');
    await expect(tab.end('expired')).resolves.toBe(true);
    expect(tab.auth.signOut).not.toHaveBeenCalled();
    expect(tab.state()).toEqual({ state: 'loading', isExpected: true });
    expect(window.localStorage.getItem('uid')).toBe('tanaka');
  });

  test('the next sign-in waits until the provider has followed, and ignores news of the one before', async () => {
    const tab = openTab({ isSessionKept: true });
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
