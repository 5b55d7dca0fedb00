import { nextRegistry } from './registry.ts';

const release = (version: string) => ({
  name: 'mf-news',
  version,
  container: `mf_news_${version}`,
  areas: { '/news': { title: 'お知らせ', menu: { place: 'main' as const } } },
  entries: [{ file: `remoteEntry.${version}.js`, integrity: 'sha384-AAAA' }],
  preload: { '/news': ['remote.js'] },
  firstPage: { '/news': ['news-list.js'] },
});

test('a release turns the current version into the previous one', () => {
  const first = nextRegistry([release('1')], undefined);
  const second = nextRegistry([release('2')], first);
  expect(second.remotes['mf-news']?.current.entry).toBe('/mf/mf-news/2/remoteEntry.2.js');
  expect(second.remotes['mf-news']?.previous?.version).toBe('1');
  expect(second.revision).not.toBe(first.revision);
});

test('releasing the same version again keeps the previous one and the revision', () => {
  const second = nextRegistry([release('2')], nextRegistry([release('1')], undefined));
  const again = nextRegistry([release('2')], second);
  expect(again).toEqual(second);
});

test('hints are addresses in the version’s immutable folder', () => {
  const registry = nextRegistry([release('1')], undefined);
  expect(registry.remotes['mf-news']?.current).toMatchObject({
    preload: { '/news': ['/mf/mf-news/1/remote.js'] },
    firstPage: { '/news': ['/mf/mf-news/1/news-list.js'] },
  });
});

test('a remote with more than one entry is refused', () => {
  const two = release('1');
  two.entries.push({ file: 'other.js', integrity: 'sha384-BBBB' });
  expect(() => nextRegistry([two], undefined)).toThrow('exactly one entry');
});

test('the areas are those that the remote declares', () => {
  expect(nextRegistry([release('1')], undefined).remotes['mf-news']?.areas).toEqual({
    '/news': { title: 'お知らせ', menu: { place: 'main' } },
  });
  const { areas: _, ...silent } = release('1');
  expect(() => nextRegistry([silent], undefined)).toThrow('mf-news 1: a remote must declare its areas');
});

test('two remotes cannot own the same prefix', () => {
  const other = { ...release('1'), name: 'mf-magazine' };
  expect(() => nextRegistry([release('1'), other], undefined)).toThrow(
    '/news is claimed by mf-news and by mf-magazine',
  );
});
