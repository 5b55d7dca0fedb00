import type { RemoteBuild, RemoteEntry } from '@portal/platform/registry';
import type { Areas } from '@portal/platform/registry/area';
import type { RegistryReading } from '@portal/platform/registry/read-registry';
import type { KeptRemote } from './last-good.ts';
import { completeRegistry, faultsInWords } from './page-registry.ts';

const NOW = Date.parse('2026-11-22T00:00:00Z');
const DAY_MS = 86_400_000;
const build = (version: string): RemoteBuild => ({
  version,
  container: `c_${version}`,
  entry: `/mf/x/${version}/remoteEntry.js`,
  preload: {},
  pageFiles: {},
});
const areas = (...prefixes: string[]): Areas =>
  Object.fromEntries(prefixes.map((prefix) => [prefix, { title: prefix }]));
const listed = (prefix: string, version = '2'): RemoteEntry => ({ areas: areas(prefix), current: build(version) });
const kept = (prefix: string, daysAgo = 1): KeptRemote => ({
  areas: areas(prefix),
  build: build('1'),
  revision: 'r1',
  at: NOW - daysAgo * DAY_MS,
});

const BROKEN: RegistryReading = { revision: null, remotes: {}, broken: {}, faults: [{ reason: 'not JSON' }] };
const wellWith = (remotes: RegistryReading['remotes'], broken: RegistryReading['broken'] = {}): RegistryReading => ({
  revision: 'r2',
  remotes,
  broken,
  faults: Object.keys(broken).map((remote) => ({ remote, version: '2', reason: 'current: wrong' })),
});

const complete = (
  reading: RegistryReading,
  last: Record<string, KeptRemote> = {},
  refusal = () => null as string | null,
) => completeRegistry({ reading, kept: last, refusal, now: NOW });
/** By remote, version and registry. */
const used = (...args: Parameters<typeof complete>) =>
  Object.fromEntries(
    Object.entries(complete(...args).remotes).map(([name, { current, revision }]) => [
      name,
      [current.version, revision],
    ]),
  );

const LAST = { news: kept('/news'), orders: kept('/order') };

test('a document without faults is used as it is, whatever was kept', () => {
  expect(complete(wellWith({ news: listed('/news') }), LAST)).toEqual({
    remotes: { news: { ...listed('/news'), revision: 'r2', at: NOW } },
    lost: {},
    hasUnknownAreas: false,
  });
});

test('an area that the document no longer lists is gone, although it was kept', () => {
  expect(used(wellWith({ news: listed('/news') }), LAST)).toEqual({ news: ['2', 'r2'] });
});

test('a document that is broken as a whole is replaced by what was kept, remote by remote', () => {
  expect(used(BROKEN, LAST)).toEqual({ news: ['1', 'r1'], orders: ['1', 'r1'] });
  expect(complete(BROKEN, LAST).remotes.news?.at).toBe(LAST.news.at);
});

test('if nothing was kept, the portal has no areas, and knows that there may be some', () => {
  expect(complete(BROKEN)).toEqual({ remotes: {}, lost: {}, hasUnknownAreas: true });
});

test('of a document with one broken remote, only that one is replaced', () => {
  expect(used(wellWith({ orders: listed('/order') }, { news: areas('/news') }), LAST)).toEqual({
    orders: ['2', 'r2'],
    news: ['1', 'r1'],
  });
});

test.each<[string, Record<string, KeptRemote>, string | null]>([
  ['was not kept', {}, null],
  ['was kept for too long', { news: kept('/news', 25) }, null],
  ['was kept and must not run here', LAST, 'has no integrity'],
  ['was kept with an area that belongs to another now', { news: kept('/order') }, null],
])('a broken remote that %s has a card in its place', (_what, last, reason) => {
  const { remotes, lost, hasUnknownAreas } = complete(
    wellWith({ orders: listed('/order') }, { news: areas('/news') }),
    last,
    () => reason,
  );
  expect(Object.keys(remotes)).toEqual(['orders']);
  expect(lost).toEqual({ news: areas('/news') });
  expect(hasUnknownAreas).toBe(false);
});

test('a broken remote of which not even the areas are known leaves paths that nobody knows', () => {
  const reading = wellWith({ orders: listed('/order') }, { news: null });
  expect(complete(reading)).toMatchObject({ lost: {}, hasUnknownAreas: true });
  expect(complete(reading, LAST)).toMatchObject({ lost: {}, hasUnknownAreas: false });
});

test('an area that is claimed twice has one place', () => {
  const reading = wellWith({ orders: listed('/order') }, { a: areas('/order', '/news'), b: areas('/news') });
  expect(complete(reading).lost).toEqual({ a: areas('/news'), b: {} });
});

test('the report names each breakage and each use, with remote, version and registry', () => {
  const reading = wellWith({ orders: listed('/order') }, { news: areas('/news'), usage: null });
  expect(faultsInWords(reading, complete(reading, LAST))).toEqual([
    'news 2 (registry r2): current: wrong',
    'usage 2 (registry r2): current: wrong',
    'news 1 (registry r1) is used instead, last listed 2026-11-21T00:00:00.000Z',
  ]);
  expect(faultsInWords(BROKEN, complete(BROKEN, LAST))).toEqual([
    'the document (registry unreadable): not JSON',
    'news 1 (registry r1) is used instead, last listed 2026-11-21T00:00:00.000Z',
    'orders 1 (registry r1) is used instead, last listed 2026-11-21T00:00:00.000Z',
  ]);
});
