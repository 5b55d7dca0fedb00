import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuildRecord } from '#compose/build-folder.ts';
import { PUBLIC_FOLDER, REGISTRY_FILE } from '#folder/folder.ts';
import { environment } from '#testing/fixtures.ts';
import { composeSmallPortal, type SmallPortal } from '#testing/small-portal.ts';
import { portalWithServed } from './portal-with-served.ts';

const ADDRESS = 'http://localhost:4006';
const local = { ...environment, name: 'local', companyName: '開発株式会社' } as const;

let portal: SmallPortal;
let home: string;
beforeEach(async () => {
  portal = await composeSmallPortal();
  home = mkdtempSync(join(tmpdir(), 'portal-with-served-'));
});
afterEach(() => {
  portal.remove();
  rmSync(home, { recursive: true });
});

async function remotesWith(app: string, areas?: Record<string, { title: string }>) {
  const record = readBuildRecord(portal.build(app, '2', areas ? { areas } : {}));
  await portalWithServed(home, { folder: portal.folder, environment: local, served: { record, address: ADDRESS } });
  return JSON.parse(readFileSync(join(home, REGISTRY_FILE), 'utf8')).remotes;
}
const text = (folder: string, file: string) => readFileSync(join(folder, PUBLIC_FOLDER, file), 'utf8');

test('the served remote takes the place of its live version; the others are as they are live', async () => {
  const remotes = await remotesWith('mf-news');
  expect(remotes['mf-news'].current).toMatchObject({ version: '2', entry: `${ADDRESS}/entry.js`, preload: {} });
  expect(remotes['mf-news'].current).not.toHaveProperty('integrity');
  expect(text(home, remotes['mf-billing'].current.entry)).toBe('mf-billing 1');
});

test('a remote that was never released has its areas', async () => {
  const remotes = await remotesWith('mf-parking', { '/parking': { title: '駐車' } });
  expect(remotes['mf-parking'].areas).toEqual({ '/parking': { title: '駐車' } });
  expect(Object.keys(remotes).sort()).toEqual(['mf-billing', 'mf-news', 'mf-parking']);
});

test('a prefix of somebody else is refused', async () => {
  await expect(remotesWith('mf-parking', { '/news': { title: '駐車' } })).rejects.toThrow('/news');
});

test('the page has the other environment, and what is live stays as it is', async () => {
  const before = text(portal.folder, 'index.html');
  await remotesWith('mf-news');
  expect(text(home, 'index.html')).toContain('開発株式会社');
  expect(text(portal.folder, 'index.html')).toBe(before);
});
