import { OLD_VERSIONS_KEPT_DAYS } from '@portal/platform/registry';
import { localStore, storageKey } from '@portal/platform/session';
import { newsBuild } from '#testing/news-build.ts';
import { createLastGood, isStillThere, type KeptRemote } from './last-good.ts';

const KEY = storageKey('last-good-remotes');
const NOW = Date.parse('2026-11-22T00:00:00Z');
const DAY_MS = 86_400_000;
const kept = (version: string, at = NOW): KeptRemote => ({
  areas: { '/news': { title: 'お知らせ' } },
  build: newsBuild(version),
  revision: `r${version}`,
  at,
});
const store = createLastGood(localStore);
beforeEach(() => window.localStorage.clear());

test('what has loaded is there after a restart of the browser, with its registry and its date', () => {
  store.keep('mf-news', kept('1'));
  store.keep('mf-orders', kept('2'));
  expect(createLastGood(localStore).read()).toEqual({ 'mf-news': kept('1'), 'mf-orders': kept('2') });
});

test('a tab that was opened before a release does not bring the older version back', () => {
  store.keep('mf-news', kept('2', NOW));
  store.keep('mf-news', kept('1', NOW - DAY_MS));
  expect(store.read()['mf-news']?.build.version).toBe('2');
});

test('what was kept while the clock was ahead holds up nothing that loads now', () => {
  store.keep('mf-news', kept('1', NOW + 60 * DAY_MS));
  store.keep('mf-news', kept('2', NOW));
  expect(store.read()).toEqual({ 'mf-news': kept('2', NOW) });
});

test('a version that failed is forgotten; another version of the same remote is not', () => {
  store.keep('mf-news', kept('1'));
  store.keep('mf-orders', kept('1'));
  store.forget('mf-news', '2');
  expect(Object.keys(store.read())).toEqual(['mf-news', 'mf-orders']);
  store.forget('mf-news', '1');
  expect(Object.keys(store.read())).toEqual(['mf-orders']);
});

test('a remote that the registry no longer lists is forgotten', () => {
  store.keep('mf-news', kept('1'));
  store.keep('mf-survey', kept('1'));
  store.keepOnly(['mf-news', 'mf-orders']);
  expect(Object.keys(store.read())).toEqual(['mf-news']);
});

test.each(['not JSON', 'null', '[]', '"mf-news"', '{"mf-news":null}', '{"mf-news":{"at":1}}'])(
  'what cannot be read is not there, and does not stop anybody: %s',
  (text) => {
    localStore.set(KEY, text);
    expect(store.read()).toEqual({});
    store.keep('mf-news', kept('1'));
    expect(store.read()).toEqual({ 'mf-news': kept('1') });
  },
);

test('one remote that cannot be read takes no other with it', () => {
  const broken = { ...kept('1'), build: { ...kept('1').build, entry: 'javascript:alert(1)' } };
  localStore.set(KEY, JSON.stringify({ 'mf-news': broken, 'mf-orders': kept('1') }));
  expect(Object.keys(store.read())).toEqual(['mf-orders']);
});

test('if the storage is full or blocked, nothing fails', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.keep('mf-news', kept('1'));
  expect(() => store.forget('mf-news', '1')).not.toThrow();
  full.mockRestore();
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => store.keepOnly([])).not.toThrow();
  blocked.mockRestore();
});

test('files count as gone some days before the composer deletes them', () => {
  const afterDays = (days: number) => isStillThere({ at: NOW }, NOW + days * DAY_MS);
  expect(afterDays(0)).toBe(true);
  expect(afterDays(24.9)).toBe(true);
  expect(afterDays(25)).toBe(false);
  expect(25).toBeLessThan(OLD_VERSIONS_KEPT_DAYS);
});

test('a date in the future says nothing: the clock was wrong', () => {
  expect(isStillThere({ at: NOW }, NOW - 4 * DAY_MS)).toBe(true);
  expect(isStillThere({ at: NOW }, NOW - 6 * DAY_MS)).toBe(false);
});
