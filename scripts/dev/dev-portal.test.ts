import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildRecord } from '@portal/app-kit/build';
import { localEnvironment, PORTS } from '@portal/app-kit/build/local-environment';
import { entryRefusal } from '@portal/platform/registry/entry-refusal';
import { readRegistry } from '@portal/platform/registry/read-registry';
import { contentSecurityPolicy } from '@portal/release/hosting';
import { devPortal } from './dev-portal.ts';
import { registryWithServed } from './registry-with-served.ts';

const environment = { ...localEnvironment(PORTS), allowRemoteOverrides: true };
const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const record = (name: string, version: string, more: Partial<BuildRecord>): BuildRecord => ({
  name,
  version,
  entries: [{ file: 'remoteEntry.js', integrity: INTEGRITY }],
  preload: {},
  pageFiles: {},
  ...more,
});
const news = record('mf-news', '7', { container: 'mf_news_7', areas: { '/news': { title: 'お知らせ' } } });
const billing = record('mf-billing', 'dev', {
  container: 'mf_billing_dev',
  areas: { '/billing': { title: '請求' } },
  preload: { '/billing': ['remote.js'] },
});
const shellRecord = record('shell', 'dev', {
  entries: ['platform.js', 'main.js'].map((file) => ({ file, integrity: INTEGRITY })),
});
const registry = registryWithServed(shellRecord, [news], [{ address: 'http://localhost:4002', record: billing }]);

const servers: Server[] = [];
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-portal-'));
  writeFileSync(join(folder, 'remoteEntry.js'), 'news');
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
/** The portal, and a shell's development server that repeats what it is asked for. */
async function open(): Promise<string> {
  const shell = await listen((request, response) => response.end(`shell ${request.url}`));
  const parts = { environment, registry, shell: { address: shell, record: shellRecord } };
  return listen(devPortal({ ...parts, folders: { '/mf/mf-news/7/': folder } }));
}

test('a remote from a development server is listed there, without integrity and hints; the others as they are built', () => {
  const current = (name: string) => registry.remotes[name]?.current;
  expect(current('mf-billing')).toEqual({
    version: 'dev',
    container: 'mf_billing_dev',
    entry: 'http://localhost:4002/remoteEntry.js',
    preload: {},
    pageFiles: {},
  });
  expect(current('mf-news')).toMatchObject({ entry: '/mf/mf-news/7/remoteEntry.js', integrity: INTEGRITY });
  expect(Object.keys(registry.remotes)).toEqual(['mf-billing', 'mf-news']);
});

test('such a registry is read without a fault by a portal on this machine alone', () => {
  const faults = (name: 'local' | 'staging') =>
    readRegistry(JSON.stringify(registry), entryRefusal(name, 'http://localhost:4000/')).faults;
  expect(faults('local')).toEqual([]);
  expect(faults('staging')).toEqual([expect.objectContaining({ remote: 'mf-billing' })]);
});

test('every page has the header policy of the composer, and the shell’s scripts without integrity', async () => {
  const response = await fetch(`${await open()}/billing/abc?year=2026`);
  expect(response.headers.get('content-security-policy')).toBe(contentSecurityPolicy(environment));
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).toContain('<script defer src="/shell/dev/platform.js"></script>');
  expect(html).toContain('<script defer src="/shell/dev/main.js"></script>');
  expect(html).not.toContain('"href":"/shell/');
});

test('the shell’s files come from its development server, those of a build from its folder', async () => {
  const portal = await open();
  const text = async (path: string) => (await fetch(`${portal}${path}`)).text();
  expect(await text('/shell/dev/main.js?retry=1')).toBe('shell /shell/dev/main.js?retry=1');
  expect(await text('/mf/mf-news/7/remoteEntry.js')).toBe('news');
  expect(JSON.parse(await text('/remotes.json'))).toEqual(registry);
});

test.each(['/mf/mf-news/7/other.js', '/mf/mf-news/6/remoteEntry.js', '/mf/mf-news/7/..%2fa.js', '/other.js'])(
  '%s is missing, and no document takes its place',
  async (path) => {
    expect((await fetch(`${await open()}${path}`)).status).toBe(404);
  },
);
