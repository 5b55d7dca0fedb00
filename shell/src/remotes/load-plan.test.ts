import type { RemoteEntry } from '@portal/shared/host/registry';
import { loadPlan } from './load-plan.ts';

const build = (version: string) => ({
  version,
  container: `mf_news_${version.replace(/\W/g, '_')}`,
  entry: `/mf/mf-news/${version}/remoteEntry.js`,
  integrity: 'sha384-AAAA',
  preload: {},
  firstPage: {},
});
const entry = (current: string, previous?: string): RemoteEntry => ({
  areas: { '/news': { title: 'お知らせ' } },
  current: build(current),
  ...(previous ? { previous: build(previous) } : {}),
});
const tried = (plan: ReturnType<typeof loadPlan>) => plan.map(({ which, entry }) => [which, entry]);

test('current is tried first, then previous', () => {
  expect(tried(loadPlan(entry('2', '1'), 0))).toEqual([
    ['current', '/mf/mf-news/2/remoteEntry.js'],
    ['previous', '/mf/mf-news/1/remoteEntry.js'],
  ]);
});

test('a remote without a previous version, or with the same one, is tried once', () => {
  expect(loadPlan(entry('1'), 0)).toHaveLength(1);
  expect(loadPlan(entry('1', '1'), 0)).toHaveLength(1);
});

test('a retry fetches fresh containers from changed addresses', () => {
  expect(tried(loadPlan(entry('2', '1'), 3))).toEqual([
    ['current', '/mf/mf-news/2/remoteEntry.js?retry=3'],
    ['previous', '/mf/mf-news/1/remoteEntry.js?retry=3'],
  ]);
});
