import { environmentFixture, mfaFixture, userFixture } from '@portal/app-kit/testing/fixtures';
import { orderQueries } from '@portal/queries/order';
import { waitFor } from '@testing-library/react';
import { prefetchOf } from '../api/prefetch.ts';
import { dialogQueue } from '../dialogs/dialog-queue.ts';
import * as firebase from '../firebase/index.ts';
import { queryClient } from '../page/page-providers.tsx';
import { getSession } from '../session/index.ts';
import type { EarlyReads } from './early-reads.ts';
import { startHost } from './start-host.ts';

/*
 * A page that opens with a kept session: it sends early reads before the provider has confirmed the session, and shows
 * nothing of them before the guards have decided.
 */

let token = 'token-of-tanaka';
jest.mock('../firebase/index.ts', () => ({
  fetchSessionEndCode: async () => null,
  authErrorCode: () => null,
  isSessionKept: () => true,
  mfaChallengeOf: () => null,
  getIdToken: async () => token,
  signOut: jest.fn(async () => undefined),
  watchAccount: jest.fn(async () => () => undefined),
}));
jest.mock('../firebase/wiring.ts', () => ({ initFirebase: jest.fn(), keptToken: () => 'token-of-tanaka' }));

const progress = {
  inProgressCount: 1,
  unansweredQuoteCount: 1,
  waitingQuoteCount: 1,
  uncontractedCount: 1,
  notDownloadedBillingCount: 1,
  inUsingCount: 1,
  beforeUsingCount: 1,
};

let user: object;
let failure: Response | null;
/** Every request: path and token. */
let asked: string[];
let readEarly: EarlyReads;
const say = (uid: string | null) =>
  jest.mocked(firebase.watchAccount).mock.lastCall?.[0](uid === null ? null : { uid, emailVerified: true });
const openPage = () => {
  const early = startHost(environmentFixture);
  if (!early) throw new Error('nothing is read early');
  readEarly = early;
  readEarly([prefetchOf(orderQueries.progress())]);
};
const countOf = (path: string) => asked.filter((one) => one.startsWith(`${path} `)).length;
const arrived = () => waitFor(() => expect(asked).toHaveLength(3));
const isNothingKept = () => queryClient.getQueryCache().getAll().length === 0;
const readProgress = () => queryClient.fetchQuery(orderQueries.progress());

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  queryClient.clear();
  asked = [];
  user = userFixture;
  failure = null;
  token = 'token-of-tanaka';
  globalThis.fetch = async (input) => {
    const { url, headers } = input instanceof Request ? input : new Request(input);
    const { pathname } = new URL(url);
    asked.push(`${pathname} ${headers.get('authorization')}`);
    if (pathname === '/order/progress') return failure?.clone() ?? new Response(JSON.stringify(progress));
    return new Response(JSON.stringify(pathname === '/user' ? user : mfaFixture));
  };
});
afterEach(() => {
  say(null);
  localStorage.clear();
});

test('the page’s reads go out together with GET /user, before the provider has said who it is', async () => {
  openPage();
  await arrived();
  expect(asked.toSorted()).toEqual(
    ['/order/progress', '/user', '/user/mfa'].map((path) => `${path} Bearer token-of-tanaka`),
  );
  expect(getSession()).toEqual({ state: 'loading', isExpected: true });
  expect(isNothingKept()).toBe(true);
});

test('once the page may be shown it gets them, and nothing is asked for twice', async () => {
  openPage();
  await arrived();
  say('tanaka');
  await waitFor(() => expect(getSession()).toMatchObject({ state: 'signedIn', uid: 'tanaka' }));
  expect(await readProgress()).toEqual(progress);
  expect(asked).toHaveLength(3);
});

test.each([
  ['must change the password', { isRequiredChangePassword: true }],
  ['must set up two-factor', { isRequiredMfa: true }],
])('a customer who %s: what was read is thrown away', async (_, demand) => {
  user = { ...userFixture, ...demand };
  openPage();
  await arrived();
  say('tanaka');
  await waitFor(() => expect(getSession().state).toBe('signedIn'));
  expect(isNothingKept()).toBe(true);
  await readProgress();
  expect(countOf('/order/progress')).toBe(2);
  expect(localStorage.getItem('portal.held')).toBe('1');
});

test('a customer whom a guard held last time: no page reads early, until no guard holds', async () => {
  localStorage.setItem('portal.held', '1');
  expect(startHost(environmentFixture)).toBeNull();
  say('tanaka');
  await waitFor(() => expect(getSession().state).toBe('signedIn'));
  expect(asked.map((one) => one.split(' ')[0])).toEqual(['/user', '/user/mfa']);
  expect(localStorage.getItem('portal.held')).toBeNull();
});

test('a session that the provider ends: what was read is thrown away', async () => {
  openPage();
  await arrived();
  say(null);
  expect(getSession()).toMatchObject({ state: 'signedOut' });
  expect(isNothingKept()).toBe(true);
  say('tanaka');
  await waitFor(() => expect(getSession().state).toBe('signedIn'));
  expect(countOf('/user')).toBe(2);
});

test('another customer gets nothing of it: all is asked for with their own token', async () => {
  openPage();
  await arrived();
  token = 'token-of-sato';
  user = { ...userFixture, lastName: '佐藤' };
  say('sato');
  await waitFor(() =>
    expect(getSession()).toMatchObject({ state: 'signedIn', uid: 'sato', user: { lastName: '佐藤' } }),
  );
  await readProgress();
  expect(asked.filter((one) => one.endsWith('token-of-sato')).map((one) => one.split(' ')[0])).toEqual(
    expect.arrayContaining(['/user', '/user/mfa', '/order/progress']),
  );
});

test.each([401, 403, 503])('a read that is answered %i shows no dialog and ends no session', async (status) => {
  failure = new Response(JSON.stringify({ type: 'about:blank', title: 'x', status }), { status });
  const closed = jest.spyOn(dialogQueue, 'closeAll');
  openPage();
  await waitFor(() => expect(countOf('/order/progress')).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve));
  expect(getSession()).toEqual({ state: 'loading', isExpected: true });
  say('tanaka');
  await waitFor(() => expect(getSession()).toMatchObject({ state: 'signedIn', uid: 'tanaka' }));
  expect(isNothingKept()).toBe(true);
  expect(closed).not.toHaveBeenCalled();
  closed.mockRestore();
  // A busy server is asked once more; that must not count as a request of the next test.
  if (status === 503) await waitFor(() => expect(countOf('/order/progress')).toBe(2));
});

describe('another customer in another tab', () => {
  test('what was read is thrown away at once, even while the SDK still hands out the former token', async () => {
    openPage();
    await arrived();
    say('tanaka');
    await waitFor(() => expect(getSession()).toMatchObject({ state: 'signedIn', uid: 'tanaka' }));
    say('sato');
    await readProgress();
    expect(countOf('/order/progress')).toBe(2);
  });

  test('answers that come after the switch reach nobody: not the session, not the page', async () => {
    let tanaka: (() => void)[] = [];
    const answered = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const isOfTanaka = request.headers.get('authorization') === 'Bearer token-of-tanaka';
      // The answer as it was at the time of the request.
      const answer = answered(request);
      if (isOfTanaka)
        await new Promise<void>((resolve) => {
          tanaka.push(resolve);
        });
      return answer;
    };
    openPage();
    await arrived();
    say('tanaka');
    const ofTanaka = readProgress().catch(() => 'nothing');
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toHaveLength(3);

    token = 'token-of-sato';
    user = { ...userFixture, lastName: '佐藤' };
    const before = tanaka;
    tanaka = [];
    say('sato');
    for (const arrive of before) arrive();
    await waitFor(() => expect(getSession()).toMatchObject({ state: 'signedIn', user: { lastName: '佐藤' } }));
    expect(await ofTanaka).toBe('nothing');
    expect(isNothingKept()).toBe(true);
    await readProgress();
    expect(asked.filter((one) => one === '/order/progress Bearer token-of-sato')).toHaveLength(1);
    expect(getSession()).toMatchObject({ uid: 'sato', user: { lastName: '佐藤' } });
  });
});
