import { changedVersions, listedVersions, nextRegistry } from './registry.ts';

const SHELL = { version: '7' };
const release = (version: string) => ({
  name: 'mf-news',
  version,
  container: `mf_news_${version}`,
  areas: { '/news': { title: 'お知らせ', menu: { place: 'main' as const } } },
  entries: [{ file: `remoteEntry.${version}.js`, integrity: 'sha384-AAAA' }],
  preload: { '/news': ['remote.js'] },
  pageFiles: { '/news': ['news-list.js'] },
});

test('a release turns the current version into the previous one', () => {
  const first = nextRegistry(SHELL, [release('1')], {});
  const second = nextRegistry(SHELL, [release('2')], first.remotes);
  expect(second.remotes['mf-news']?.current.entry).toBe('/mf/mf-news/2/remoteEntry.2.js');
  expect(second.remotes['mf-news']?.previous?.version).toBe('1');
  expect(second.revision).not.toBe(first.revision);
});

test('releasing the same version again keeps the previous one and the revision', () => {
  const second = nextRegistry(SHELL, [release('2')], nextRegistry(SHELL, [release('1')], {}).remotes);
  const again = nextRegistry(SHELL, [release('2')], second.remotes);
  expect(again).toEqual(second);
});

test('a release of the shell alone is a release: open tabs learn its version', () => {
  const first = nextRegistry(SHELL, [release('1')], {});
  const second = nextRegistry({ version: '8' }, [release('1')], first.remotes);
  expect([first.shell, second.shell]).toEqual(['7', '8']);
  expect(second.remotes).toEqual(first.remotes);
  expect(second.revision).not.toBe(first.revision);
});

test('maintenance and flags of a remote stay, and are no release', () => {
  const { remotes, revision } = nextRegistry(SHELL, [release('1')], {});
  const news = remotes['mf-news'];
  if (!news) throw new Error('no mf-news');
  const maintenance = { from: '2026-12-01T22:00+09:00', text: '更新しています。' };
  const flags = { 'year-view': { salt: 'salt-of-a-flag', share: 10, until: '2027-03-31' } };
  const again = nextRegistry(SHELL, [release('1')], { 'mf-news': { ...news, maintenance, flags } });
  expect(again.remotes['mf-news']).toMatchObject({ maintenance, flags });
  expect(again.revision).toBe(revision);
});

describe('a canary', () => {
  const first = nextRegistry(SHELL, [release('1')], {});
  const { current, ...news } = first.remotes['mf-news'] ?? {};
  if (!current) throw new Error('no mf-news');
  const canary = { build: { ...current, version: '2' }, salt: 'salt-of-a-test', share: 10 };
  const running = { 'mf-news': { areas: {}, ...news, current, canary } };
  const after = (version: string) => nextRegistry(SHELL, [release(version)], running);

  test('stays while other apps are released, and its start is a release', () => {
    expect(after('1').remotes['mf-news']?.canary).toEqual(canary);
    expect(after('1').revision).not.toBe(first.revision);
  });

  test.each([
    ['is promoted by the release of its version', '2'],
    ['goes when the version beside it is replaced', '3'],
  ])('%s', (_what, version) => {
    const { current, previous, canary } = after(version).remotes['mf-news'] ?? {};
    expect([current?.version, previous?.version, canary]).toEqual([version, '1', undefined]);
  });
});

test('hints are addresses in the version’s immutable folder', () => {
  const registry = nextRegistry(SHELL, [release('1')], {});
  expect(registry.remotes['mf-news']?.current).toMatchObject({
    preload: { '/news': ['/mf/mf-news/1/remote.js'] },
    pageFiles: { '/news': ['/mf/mf-news/1/news-list.js'] },
  });
});

test('a remote with more than one entry is refused', () => {
  const two = release('1');
  two.entries.push({ file: 'other.js', integrity: 'sha384-BBBB' });
  expect(() => nextRegistry(SHELL, [two], {})).toThrow('exactly one entry');
});

test('the areas are those that the remote declares', () => {
  expect(nextRegistry(SHELL, [release('1')], {}).remotes['mf-news']?.areas).toEqual({
    '/news': { title: 'お知らせ', menu: { place: 'main' } },
  });
  const { areas: _, ...silent } = release('1');
  expect(() => nextRegistry(SHELL, [silent], {})).toThrow('mf-news 1: a remote must declare its areas');
});

test('two remotes cannot own the same prefix', () => {
  const other = { ...release('1'), name: 'mf-magazine' };
  expect(() => nextRegistry(SHELL, [release('1'), other], {})).toThrow(
    '/news is claimed by mf-news and by mf-magazine',
  );
});

test('what changed is known by app, with what was there before and what came', () => {
  const first = nextRegistry(SHELL, [release('1')], {});
  const second = nextRegistry({ version: '8' }, [release('2')], first.remotes);
  expect(changedVersions({ remotes: {} }, first)).toEqual([
    { app: 'shell', from: null, to: '7' },
    { app: 'mf-news', from: null, to: '1' },
  ]);
  expect(changedVersions(first, second)).toEqual([
    { app: 'shell', from: '7', to: '8' },
    { app: 'mf-news', from: '1', to: '2' },
  ]);
  expect(changedVersions(second, second)).toEqual([]);
  expect(changedVersions(second, { ...second, remotes: {} })).toEqual([{ app: 'mf-news', from: '2', to: null }]);
});

test('a version is listed as long as a document names it, also as the previous one or as a canary', () => {
  const first = nextRegistry(SHELL, [release('1')], {});
  const second = nextRegistry(SHELL, [release('2')], first.remotes);
  const entry = second.remotes['mf-news'];
  if (!entry) throw new Error('not listed');
  const canary = { build: { ...entry.current, version: '3' }, salt: 'salt-salt' };
  const versions = listedVersions(first, { ...second, remotes: { 'mf-news': { ...entry, canary } } });
  expect(new Set(versions['mf-news'])).toEqual(new Set(['1', '2', '3', undefined]));
  expect(versions.shell).toEqual(['7', '7']);
});
