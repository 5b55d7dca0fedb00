import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Areas } from '@portal/platform/registry/area';
import { compose } from '#compose/compose.ts';
import { environment } from '#testing/fixtures.ts';
import { writeBuild } from '#testing/write-build.ts';
import { announceMaintenance } from './announce-maintenance.ts';

const MAINTENANCE = { from: '2026-12-01T22:00+09:00', text: '更新しています。</script>' };

let folder: string;
let out: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'announce-'));
  out = join(folder, 'out');
  mkdirSync(join(folder, 'public'));
  await composeAll();
});
afterEach(() => rmSync(folder, { recursive: true }));

const remote = (name: string, areas: Areas) =>
  writeBuild(join(folder, name), { name, areas, files: { 'main.js': name } });
const composeAll = () =>
  compose({
    shell: writeBuild(join(folder, 'shell'), {
      name: 'shell',
      files: { 'main.js': 'shell' },
      pageFiles: { '/': [], '/login': [] },
    }),
    shellPublic: join(folder, 'public'),
    remotes: [
      remote('mf-news', { '/news': { title: 'お知らせ' } }),
      remote('mf-billing', { '/billing': { title: '請求' } }),
    ],
    environment,
    outDir: out,
  });

/** By path, every file that is no script of an app. */
function published(): Record<string, string> {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|json|new)$/.test(file),
  );
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(out, file), 'utf8')]));
}
const registryOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="portal-registry">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('the document and the registry announce it, and nothing else changes', async () => {
  const before = published();
  expect(await announceMaintenance(out, 'mf-billing', MAINTENANCE)).toBe(true);
  const after = published();
  const registry = JSON.parse(after['public/remotes.json'] ?? '');
  expect(registry.remotes['mf-billing'].maintenance).toEqual(MAINTENANCE);
  expect(registry.remotes['mf-news'].maintenance).toBeUndefined();
  expect(registryOf(after['public/index.html'] ?? '')).toEqual(registry);
  for (const file of ['public/index.html', 'public/remotes.json'])
    expect(brotliDecompressSync(readFileSync(join(out, `${file}.br`))).toString()).toBe(after[file]);
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(after['hosting.json']).toBe(before['hosting.json']);
});

test('it is no release: the revision stays, so that no open tab offers an update', async () => {
  const revision = () => JSON.parse(published()['public/remotes.json'] ?? '').revision;
  const before = revision();
  await announceMaintenance(out, 'mf-billing', MAINTENANCE);
  expect(revision()).toBe(before);
});

test('taken back, everything is as it was before; a second time nothing changes', async () => {
  const before = published();
  await announceMaintenance(out, 'mf-billing', MAINTENANCE);
  expect(await announceMaintenance(out, 'mf-billing', MAINTENANCE)).toBe(false);
  expect(await announceMaintenance(out, 'mf-billing', null)).toBe(true);
  expect(published()).toEqual(before);
  expect(await announceMaintenance(out, 'mf-billing', null)).toBe(false);
});

test('a release in between carries it over', async () => {
  await announceMaintenance(out, 'mf-billing', MAINTENANCE);
  const before = published();
  await composeAll();
  expect(published()).toEqual(before);
});

test('what a later composer has written into the registry stays', async () => {
  const registry = { ...JSON.parse(published()['public/remotes.json'] ?? ''), later: { than: 'this' } };
  writeFileSync(join(out, 'public/remotes.json'), JSON.stringify(registry));
  await announceMaintenance(out, 'mf-billing', MAINTENANCE);
  expect(registryOf(published()['public/index.html'] ?? '')).toMatchObject({ later: { than: 'this' } });
});

test.each([
  ['an unknown remote', () => undefined, 'There is no remote "mf-orders": mf-news, mf-billing.'],
  [
    'a folder without a portal',
    () => rmSync(join(out, 'public/remotes.json')),
    'public/remotes.json is missing. Compose it first.',
  ],
  [
    'a registry that cannot be read',
    () => writeFileSync(join(out, 'public/remotes.json'), '{'),
    'cannot be read (not JSON)',
  ],
])('%s changes nothing and is answered', async (_what, damage, sentence) => {
  damage();
  const before = published();
  await expect(announceMaintenance(out, 'mf-orders', MAINTENANCE)).rejects.toThrow(sentence);
  expect(published()).toEqual(before);
});

test('a document that cannot be written leaves all as they are', async () => {
  const before = published();
  rmSync(join(out, 'public/index.html.br'));
  mkdirSync(join(out, 'public/index.html.br'));
  await expect(announceMaintenance(out, 'mf-billing', MAINTENANCE)).rejects.toThrow('directory');
  expect(published()).toEqual(before);
});
