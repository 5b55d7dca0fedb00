import type { Environment } from '@portal/platform/environment';
import type { LastGood } from '#federation/registry/last-good.ts';
import { ignoringOverrides, openOverrides } from './open-overrides.ts';

const KNOWN = ['mf-billing'];
const REQUEST = { remote: 'mf-billing', address: 'http://localhost:4002' };
const LINK = '/billing?year=2026&remote=mf-billing@http://localhost:4002';
const BUILD = {
  name: 'mf-billing',
  version: 'dev',
  container: 'mf_billing_dev',
  areas: { '/billing': { title: '請求' } },
  entries: [{ file: 'remoteEntry.js' }],
};
const STORED = 'remote-overrides';

type Allowed = Pick<Environment, 'name' | 'allowRemoteOverrides'>;
const STAGING: Allowed = { name: 'staging', allowRemoteOverrides: true };

const answer = jest.fn();
beforeEach(() => {
  window.sessionStorage.clear();
  history.replaceState(null, '', '/');
  answer.mockReset().mockImplementation(async () => Response.json(BUILD));
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
});
afterEach(() => jest.restoreAllMocks());

const open = (environment = STAGING) => openOverrides(environment, KNOWN);
/** A tab in which somebody has agreed. */
async function agreed(): Promise<void> {
  history.replaceState(null, '', LINK);
  const { requests, agree } = open();
  await Promise.all(requests.map(agree));
}

test('a link only asks: nothing is requested or kept before somebody agrees', () => {
  history.replaceState(null, '', LINK);
  expect(open()).toMatchObject({ active: [], requests: [REQUEST], isRefused: false });
  expect(fetch).not.toHaveBeenCalled();
  expect(window.sessionStorage).toHaveLength(0);
});

test('the request leaves the address at once, so that it is not passed on or asked again', () => {
  history.replaceState({ key: 'a' }, '', LINK);
  open();
  expect(location.pathname + location.search).toBe('/billing?year=2026');
  expect(history.state).toEqual({ key: 'a' });
  expect(open().requests).toEqual([]);
});

test.each<Allowed>([STAGING, { name: 'production', allowRemoteOverrides: false }])(
  'a path that begins with two slashes stops nobody in $name',
  (environment) => {
    history.replaceState(null, '', `${location.origin}//?remote=`);
    expect(() => open(environment)).not.toThrow();
    expect(location.href).toBe(`${location.origin}//`);
  },
);

test('once agreed, it is in use from the next page on, in this tab alone', async () => {
  await agreed();
  const override = { ...REQUEST, build: BUILD };
  expect(open()).toMatchObject({ active: [override], requests: [] });
  expect(open()).toMatchObject({ active: [override] });
  expect(window.localStorage).toHaveLength(0);
});

test('the server answers by itself, without anything of the customer', async () => {
  await agreed();
  expect(fetch).toHaveBeenCalledWith(
    'http://localhost:4002/build.json',
    expect.objectContaining({ redirect: 'error', credentials: 'omit' }),
  );
});

test.each([
  ['another remote', { ...BUILD, name: 'mf-orders' }],
  ['a file elsewhere', { ...BUILD, entries: [{ file: '//evil.example/remoteEntry.js' }] }],
  ['several files', { ...BUILD, entries: [{ file: 'a.js' }, { file: 'b.js' }] }],
  ['a container that is code', { ...BUILD, container: 'a;alert(1)' }],
  ['no build', {}],
])('a server with %s is refused', async (_, content) => {
  answer.mockImplementation(async () => Response.json(content));
  await expect(agreed()).rejects.toThrow();
  expect(open().active).toEqual([]);
});

test('one call takes it back, and so does an address without a value', async () => {
  await agreed();
  open().remove();
  expect(open().active).toEqual([]);
  await agreed();
  history.replaceState(null, '', '/?remote=');
  expect(open().active).toEqual([]);
  expect(window.sessionStorage).toHaveLength(0);
});

describe.each<Allowed>([
  { name: 'production', allowRemoteOverrides: true },
  { name: 'production', allowRemoteOverrides: false },
  { name: 'staging', allowRemoteOverrides: false },
  { name: 'dev', allowRemoteOverrides: false },
  { name: 'local', allowRemoteOverrides: false },
])('in $name with allowRemoteOverrides $allowRemoteOverrides', (environment) => {
  test('a link asks for nothing', () => {
    history.replaceState(null, '', LINK);
    expect(open(environment)).toMatchObject({ active: [], requests: [], isRefused: false });
    expect(location.search).toBe('?year=2026');
  });

  test('what is stored is not used, and removed', async () => {
    await agreed();
    expect(open(environment).active).toEqual([]);
    expect(window.sessionStorage.getItem(STORED)).toBeNull();
    expect(open().active).toEqual([]);
  });

  test('agreeing changes nothing', async () => {
    await open(environment).agree(REQUEST);
    expect(fetch).not.toHaveBeenCalled();
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('what somebody else has stored', () => {
  const override = { ...REQUEST, build: BUILD };
  test.each<[string, unknown]>([
    ['no list', override],
    ['another address', [{ ...override, address: 'https://evil.example' }]],
    ['another file', [{ ...override, build: { ...BUILD, entries: [{ file: '../a.js' }] } }]],
    ['an unknown remote', [{ ...override, remote: 'mf-other' }]],
  ])('%s is not used', (_, stored) => {
    window.sessionStorage.setItem(STORED, JSON.stringify(stored));
    expect(open().active).toEqual([]);
  });
});

test('a remote from this machine is never the last good one, and says nothing about it', async () => {
  await agreed();
  const lastGood = { read: jest.fn(), keep: jest.fn(), forget: jest.fn(), keepOnly: jest.fn() };
  const own = ignoringOverrides(open(), lastGood as LastGood);
  const kept = { areas: {}, build: { version: '1', container: 'a', entry: '/a', preload: {}, pageFiles: {} } };
  own.keep('mf-billing', { ...kept, revision: 'r', at: 1 });
  own.forget('mf-billing', '1');
  expect([lastGood.keep.mock.calls, lastGood.forget.mock.calls]).toEqual([[], []]);
  own.keep('mf-news', { ...kept, revision: 'r', at: 1 });
  own.forget('mf-news', '1');
  expect([lastGood.keep.mock.calls.length, lastGood.forget.mock.calls.length]).toEqual([1, 1]);
});
