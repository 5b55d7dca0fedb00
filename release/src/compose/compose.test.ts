import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { environment } from '#testing/fixtures.ts';
import { makeOlder } from '#testing/make-older.ts';
import { writeBuild } from '#testing/write-build.ts';
import { compose } from './compose.ts';

const NEWS = { '/news': { title: 'お知らせ', menu: { place: 'main' as const } } };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compose-'));
  mkdirSync(join(folder, 'public'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A finished build: its record, its scripts and a source map. */
function build(name: string, version: string, pageFiles: Record<string, string[]>): string {
  const file = name === 'shell' ? 'main.js' : 'remoteEntry.js';
  return writeBuild(join(folder, 'builds', name, version), {
    name,
    version,
    ...(name === 'shell' ? {} : { areas: NEWS, preload: { '/news': ['remote.js'] } }),
    files: { [file]: `${name} ${version}`, [`${file}.map`]: 'map' },
    pageFiles,
  });
}

const release = (newsVersion: string, shellVersion = '1', change: Partial<typeof environment> = {}) =>
  compose({
    shell: build('shell', shellVersion, { '/': [] }),
    shellPublic: join(folder, 'public'),
    remotes: [build('mf-news', newsVersion, { '/news': ['news-list.js'] })],
    environment: { ...environment, ...change },
    outDir: join(folder, 'out'),
  });
const published = (path: string) => join(folder, 'out/public', path);

test('a release is published beside the previous version, which is kept', async () => {
  await release('1');
  const registry = await release('2');
  expect(registry.remotes['mf-news']?.previous?.version).toBe('1');
  expect(readFileSync(published('mf/mf-news/1/remoteEntry.js'), 'utf8')).toBe('mf-news 1');
  expect(readFileSync(published('mf/mf-news/2/remoteEntry.js'), 'utf8')).toBe('mf-news 2');
  expect(JSON.parse(readFileSync(published('remotes.json'), 'utf8'))).toEqual(registry);
  expect(registry.remotes['mf-news']?.areas).toEqual(NEWS);
  const document = readFileSync(published('index.html'), 'utf8');
  expect(document).toContain('"/mf/mf-news/2/remoteEntry.js"');
  expect(document).toContain('"/mf/mf-news/2/news-list.js"');
});

test('production never allows remotes from developers’ machines: nothing is composed', async () => {
  await expect(release('1', '1', { allowRemoteOverrides: true })).rejects.toThrow(
    'A portal named production cannot allow remotes',
  );
  expect(existsSync(published('remotes.json'))).toBe(false);
  await release('1', '1', { name: 'staging', allowRemoteOverrides: true });
  expect(existsSync(published('remotes.json'))).toBe(true);
});

test('scripts are published with their compressed forms, source maps are kept beside what is public', async () => {
  await release('1');
  const compressed = readFileSync(published('mf/mf-news/1/remoteEntry.js.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe('mf-news 1');
  expect(existsSync(published('mf/mf-news/1/remoteEntry.js.gz'))).toBe(true);
  expect(existsSync(published('mf/mf-news/1/remoteEntry.js.map'))).toBe(false);
  expect(readFileSync(published('../releases/mf-news/1/maps/remoteEntry.js.map'), 'utf8')).toBe('map');
});

test('a version is never overwritten: the same one with other bytes is refused, and nothing changes', async () => {
  await release('1');
  const before = readFileSync(published('index.html'), 'utf8');
  writeFileSync(published('mf/mf-news/1/remoteEntry.js'), 'as it was published');
  await expect(release('1', '2')).rejects.toThrow('mf-news 1 is published in');
  expect(readFileSync(published('mf/mf-news/1/remoteEntry.js'), 'utf8')).toBe('as it was published');
  expect(readFileSync(published('index.html'), 'utf8')).toBe(before);
});

test('a build whose entry is not what its record says is refused', async () => {
  const path = build('mf-news', '1', {});
  writeFileSync(join(path, 'remoteEntry.js'), 'changed by hand');
  await expect(
    compose({
      shell: build('shell', '1', { '/': [] }),
      shellPublic: join(folder, 'public'),
      remotes: [path],
      environment,
      outDir: join(folder, 'out'),
    }),
  ).rejects.toThrow('mf-news 1: remoteEntry.js in');
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

test('versions that no tab can still use are deleted after 30 days; current and previous stay', async () => {
  await release('1');
  await release('2');
  await release('3');
  for (const version of ['1', '2', '3']) makeOlder(join(folder, 'out'), 'mf-news', version, 31);
  await release('3');
  const stays = (version: string) => existsSync(published(`mf/mf-news/${version}`));
  expect(['1', '2', '3'].map(stays)).toEqual([false, true, true]);
});

test('the 30 days begin when a version was listed last, however old it is', async () => {
  const age = (version: string, days: number) => makeOlder(join(folder, 'out'), 'mf-news', version, days);
  const stays = () => existsSync(published('mf/mf-news/1'));
  await release('1');
  age('1', 40);
  await release('2');
  age('1', 40);
  await release('3');
  expect(stays()).toBe(true);
  age('1', 29);
  await release('4');
  expect(stays()).toBe(true);
  age('1', 31);
  await release('4');
  expect(stays()).toBe(false);
});

test('so it is for the shell, whose files an open tab still requests', async () => {
  await release('1');
  makeOlder(join(folder, 'out'), 'shell', '1', 40);
  await release('1', '2');
  expect(existsSync(published('shell/1'))).toBe(true);
});

test('what the next release has to know lies beside what is served, for as long as its files', async () => {
  await release('1');
  await release('2');
  const kept = (path: string) => join(folder, 'out/releases', path);
  expect(JSON.parse(readFileSync(kept('environment.json'), 'utf8'))).toEqual(environment);
  for (const [app, version] of [
    ['shell', '1'],
    ['mf-news', '1'],
    ['mf-news', '2'],
  ] as const)
    expect(JSON.parse(readFileSync(kept(`${app}/${version}/build.json`), 'utf8'))).toMatchObject({
      name: app,
      version,
    });
  await release('3');
  for (const version of ['1', '2']) makeOlder(join(folder, 'out'), 'mf-news', version, 31);
  await release('3');
  expect(['1', '2', '3'].map((version) => existsSync(kept(`mf-news/${version}`)))).toEqual([false, true, true]);
});

test('a contract is kept with the build that has one', async () => {
  writeFileSync(join(build('mf-news', '1', {}), 'contract.json'), '{"of":"mf-news 1"}');
  await release('1');
  expect(readFileSync(join(folder, 'out/releases/mf-news/1/contract.json'), 'utf8')).toBe('{"of":"mf-news 1"}');
  expect(existsSync(join(folder, 'out/releases/shell/1/contract.json'))).toBe(false);
});
