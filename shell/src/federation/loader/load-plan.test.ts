import type { PageRemote } from '#federation/registry/page-registry.ts';
import { loadPlan } from './load-plan.ts';

const build = (version: string) => ({
  version,
  container: `mf_news_${version.replace(/\W/g, '_')}`,
  entry: `/mf/mf-news/${version}/remoteEntry.js`,
  integrity: 'sha384-AAAA',
  preload: {},
  pageFiles: {},
});
const listed = (current: string, previous?: string, canary?: string): PageRemote => ({
  areas: { '/news': { title: 'お知らせ' } },
  current: build(current),
  ...(previous ? { previous: build(previous) } : {}),
  ...(canary ? { canary: { build: build(canary), salt: 'salt-of-a-test' } } : {}),
  revision: 'r1',
  at: 0,
});
const plan = (
  remote: PageRemote,
  { tries = {}, isForCanary = false }: { tries?: Record<string, number>; isForCanary?: boolean } = {},
) => loadPlan(remote, { isForCanary, tries: (version) => tries[version] ?? 0 });
const tried = (...args: Parameters<typeof plan>) => plan(...args).map(({ which, entry }) => [which, entry]);

test('current is tried first, then previous', () => {
  expect(tried(listed('2', '1'))).toEqual([
    ['current', '/mf/mf-news/2/remoteEntry.js'],
    ['previous', '/mf/mf-news/1/remoteEntry.js'],
  ]);
});

test('a remote without a previous version, or with the same one, is tried once', () => {
  expect(plan(listed('1'))).toHaveLength(1);
  expect(plan(listed('1', '1'))).toHaveLength(1);
});

test('a version that was requested before is fetched as a fresh container, from a changed address', () => {
  expect(tried(listed('2', '1'), { tries: { 2: 3, 1: 1 } })).toEqual([
    ['current', '/mf/mf-news/2/remoteEntry.js?retry=3'],
    ['previous', '/mf/mf-news/1/remoteEntry.js?retry=1'],
  ]);
});

describe('a remote with a canary', () => {
  const versions = (...args: Parameters<typeof plan>) => plan(...args).map(({ which, version }) => [which, version]);

  test('is tried in that version first by a company in it, then as everybody has it', () => {
    expect(versions(listed('2', '1', '3'), { isForCanary: true })).toEqual([
      ['canary', '3'],
      ['current', '2'],
      ['previous', '1'],
    ]);
  });

  test('is as if there were none for everybody else', () => {
    expect(versions(listed('2', '1', '3'))).toEqual([
      ['current', '2'],
      ['previous', '1'],
    ]);
  });

  test('may try an earlier version again, which is not requested twice', () => {
    expect(versions(listed('2', '1', '1'), { isForCanary: true })).toEqual([
      ['canary', '1'],
      ['current', '2'],
    ]);
  });
});
