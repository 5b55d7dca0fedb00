import { environmentFixture, mfaFixture, userFixture } from '@portal/app-kit/testing/fixtures';
import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { keepActionCode } from '../action-code/action-code-store.ts';
import { isHttpError } from '../api/index.ts';
import { saveEmailNotification } from '../api/user.ts';
import { dialogs } from '../dialogs/dialog-queue.ts';
import { defineDraft } from '../drafts/define-draft.ts';
import { draftKey, writeDraft } from '../drafts/draft-store.ts';
import * as firebase from '../firebase/index.ts';
import { initFirebase } from '../firebase/wiring.ts';
import { reportError } from '../observe/index.ts';
import { queryClient } from '../page/page-providers.tsx';
import { getSession, localStore, signOut, tabStore } from '../session/index.ts';
import { expireSession } from '../session/wiring.ts';
import { createText } from '../text/index.ts';
import { startHost } from './start-host.ts';

jest.mock('../firebase/index.ts', () => ({
  fetchSessionEndCode: jest.fn(async (): Promise<string | null> => null),
  authErrorCode: () => null,
  isSessionKept: () => true,
  mfaChallengeOf: () => null,
  getIdToken: async () => 'token-of-tanaka',
  signOut: jest.fn(async () => undefined),
  watchAccount: jest.fn(async () => () => undefined),
}));

jest.mock('../firebase/wiring.ts', () => ({ initFirebase: jest.fn(), keptToken: jest.fn(() => null) }));

let serverSaysUnauthorized = false;
let serverDemandsPassword = false;
const reports: unknown[] = [];
/** Every requested address. */
const asked: string[] = [];
const account = { uid: 'tanaka', emailVerified: true };
const say = (who: typeof account | null) => jest.mocked(firebase.watchAccount).mock.calls[0]?.[0](who);
const ORDER = defineDraft({ name: 'order', version: 1, schema: v.object({ name: v.string() }) });
const place = { storage: tabStore, kind: ORDER, uid: 'tanaka' };
const draft = draftKey(place);
const linkTarget = '/mfa/email-verify-complete';
const actionCode = `action-code:${linkTarget}`;
const followLink = (code: string) => keepActionCode(linkTarget, `?mode=verifyEmail&oobCode=${code}&apiKey=key`);

beforeAll(() => {
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  globalThis.fetch = async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const { url, headers } = request;
    asked.push(url);
    if (url.endsWith('/notify-error')) {
      reports.push(await request.json());
      return new Response(null, { status: 204 });
    }
    expect(headers.get('authorization')).toBe('Bearer token-of-tanaka');
    if (serverSaysUnauthorized) return new Response('{}', { status: 401 });
    if (url.endsWith('/mfa')) return new Response(JSON.stringify(mfaFixture));
    if (url.endsWith('/user'))
      return new Response(JSON.stringify({ ...userFixture, isRequiredChangePassword: serverDemandsPassword }));
    return new Response(
      JSON.stringify({ type: 'about:blank', title: 'x', status: 403, code: 'passwordChangeRequired' }),
      {
        status: 403,
        headers: { 'content-type': 'application/problem+json' },
      },
    );
  };
  reportError(new Error('the registry is broken'), { reason: 'before the start', category: 'registry' });
  startHost(environmentFixture);
});

async function become(uid: string): Promise<void> {
  say({ uid, emailVerified: true });
  await waitFor(() => expect(getSession()).toMatchObject({ state: 'signedIn', uid }));
}

const SAVED_FILTERS = 'saved-filters:cont00000000000001:orders';
const KEPT_FILTERS = ['keep-orders-status', 'keep-usage-status'];

async function signInAndWork(): Promise<void> {
  say(null);
  say(account);
  await waitFor(() => expect(getSession().state).toBe('signedIn'));
  writeDraft(place, { name: '現場' });
  followLink('code-1');
  queryClient.setQueryData(['order', 'list'], ['private']);
  for (const key of KEPT_FILTERS) window.localStorage.setItem(key, 'all');
  window.localStorage.setItem(SAVED_FILTERS, '[]');
  window.localStorage.setItem('keep-contact', 'cont00000000000001');
}
const keptFilters = () => KEPT_FILTERS.filter((key) => localStore.get(key) !== null);

test('the environment reaches the identity provider and the API; the session begins', async () => {
  expect(initFirebase).toHaveBeenCalledWith(environmentFixture.firebase);
  await signInAndWork();
  expect(getSession()).toMatchObject({ state: 'signedIn', uid: 'tanaka', user: { lastName: '田中' } });
});

test('user and two-factor data are not refetched when the tab or the network comes back [7.5]', async () => {
  await signInAndWork();
  await waitFor(() =>
    expect(asked).toEqual(expect.arrayContaining(['/user', '/user/mfa'].map((path) => `http://api.test${path}`))),
  );
  asked.length = 0;
  for (const name of ['offline', 'online', 'focus']) window.dispatchEvent(new Event(name));
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual([]);
});

test('what was reported before the start arrives', async () => {
  await waitFor(() => expect(reports).toContainEqual(expect.objectContaining({ reason: 'before the start' })));
});

test('a missing text is reported by app and key, without any values', async () => {
  const say = createText('mf-test', {}) as unknown as (key: string, values: object) => string;
  expect(say('common.newer', { name: '田中' })).toBe('（表示できません）');
  await waitFor(() =>
    expect(reports).toContainEqual(
      expect.objectContaining({
        category: 'missingText',
        error: expect.objectContaining({ message: 'mf-test common.newer' }),
      }),
    ),
  );
  expect(JSON.stringify(reports)).not.toContain('田中');
});

test('signing out leaves no data, drafts, mail codes or open questions', async () => {
  await signInAndWork();
  const answer = dialogs.confirm({ body: 'sure?', confirmLabel: 'yes' });
  expect(localStore.get('portal.features')).toBe(userFixture.features.join());
  expect(await signOut()).toEqual({ failed: false });
  expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  expect(tabStore.get(draft)).toBeNull();
  expect(tabStore.get(actionCode)).toBeNull();
  expect(localStore.get('uid')).toBeNull();
  expect(localStore.get('portal.features')).toBeNull();
  expect(keptFilters()).toEqual([]);
  // The customer has given them a name.
  expect(localStore.get(SAVED_FILTERS)).not.toBeNull();
  // 自分の案件 is where the customer's next visit starts.
  expect(localStore.get('keep-contact')).not.toBeNull();
  expect(await answer).toBe(false);
});

test.each([
  [undefined, 'expired'],
  ['signedOutElsewhere', 'revoked'],
  ['secondFactorRequired', 'secondFactor'],
] as const)(
  'a session that ends on its own leaves no data and no uid, but drafts for the same customer: %s',
  async (why, reason) => {
    await signInAndWork();
    expireSession(why);
    expect(getSession()).toEqual({ state: 'signedOut', reason });
    expect(localStore.get('uid')).toBeNull();
    expect(keptFilters()).toEqual(KEPT_FILTERS);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
    say(null);
    await become('tanaka');
    expect(tabStore.get(draft)).not.toBeNull();
    expect(tabStore.get(actionCode)).toBe('code-1');
  },
);

test('unless somebody else signs in', async () => {
  await signInAndWork();
  expireSession();
  say(null);
  await become('sato');
  expect(tabStore.get(draft)).toBeNull();
  expect(tabStore.get(actionCode)).toBeNull();
});

describe('a mail’s link that is followed before anybody has signed in', () => {
  beforeEach(async () => {
    await signInAndWork();
    expireSession();
    say(null);
    followLink('code-2');
  });

  test('is for whoever signs in next', async () => {
    await become('sato');
    expect(tabStore.get(actionCode)).toBe('code-2');
  });

  test('and for nobody after them', async () => {
    await become('sato');
    expireSession();
    say(null);
    await become('tanaka');
    expect(tabStore.keys().filter((key) => key.includes(linkTarget))).toEqual([]);
  });
});

test('an account that turns out to be disabled leaves nothing of its customer [4.42]', async () => {
  await signInAndWork();
  jest.mocked(firebase.fetchSessionEndCode).mockResolvedValueOnce('user-disabled');
  say(null);
  await waitFor(() => expect(getSession()).toEqual({ state: 'signedOut', reason: 'disabled' }));
  expect(tabStore.get(draft)).toBeNull();
  expect(tabStore.get(actionCode)).toBeNull();
  expect(localStore.get('uid')).toBeNull();
  expect(localStore.get(SAVED_FILTERS)).toBeNull();
});

test('a write whose token is refused also ends the session', async () => {
  await signInAndWork();
  serverSaysUnauthorized = true;
  await saveEmailNotification('NONE').catch(() => undefined);
  serverSaysUnauthorized = false;
  expect(getSession()).toEqual({ state: 'signedOut', reason: 'expired' });
});

test('a demand that is made meanwhile reaches the session, where the guards find it [2.54]', async () => {
  await signInAndWork();
  expect(getSession()).toMatchObject({ user: { isRequiredChangePassword: false } });
  serverDemandsPassword = true;
  const refusal: unknown = await saveEmailNotification('NONE').catch((error: unknown) => error);
  expect(isHttpError(refusal, 403)).toBe(true);
  await waitFor(() => expect(getSession()).toMatchObject({ user: { isRequiredChangePassword: true } }));
  serverDemandsPassword = false;
});

test('a token that the server refuses ends the session once', async () => {
  await signInAndWork();
  jest.mocked(firebase.signOut).mockClear();
  serverSaysUnauthorized = true;
  say(null);
  say(account);
  await waitFor(() => expect(getSession()).toMatchObject({ state: 'signedOut', reason: 'expired' }));
  expect(firebase.signOut).toHaveBeenCalledTimes(1);
});
