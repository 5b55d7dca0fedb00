import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hosting } from './hosting.ts';
import { portalListener } from './serve.ts';
import { environment } from './testing/fixtures.ts';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'));
  mkdirSync(join(folder, 'sections'));
  mkdirSync(join(folder, 'first-pages'));
  mkdirSync(join(folder, 'mf/mf-news/1'), { recursive: true });
  writeFileSync(
    join(folder, 'hosting.json'),
    JSON.stringify(hosting(environment, { screens: ['/'], prefixes: ['/order'] })),
  );
  writeFileSync(join(folder, 'index.html'), 'other');
  writeFileSync(join(folder, 'first-pages/home.html'), 'home');
  writeFileSync(join(folder, 'first-pages/order.html'), 'order list');
  writeFileSync(join(folder, 'sections/order.html'), 'order');
  writeFileSync(join(folder, 'mf/mf-news/1/news.js'), 'news');
  server = createServer(portalListener(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Sends the path unchanged: `fetch` would normalise it. */
function ask(path: string): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    }).on('error', reject);
  });
}

test.each([
  ['/', 'home'],
  ['/order?page=2', 'order list'],
  ['/order/abc?tab=detail', 'order'],
  ['/somewhere/else', 'other'],
  ['//', 'other'],
  ['///', 'other'],
  ['//a:b', 'other'],
  ['//order', 'other'],
])('%s is a page and gets its document with the full policy', async (path, body) => {
  const answer = await ask(path);
  expect(answer).toMatchObject({ status: 200, body });
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test.each(['/index.html', '/sections/order.html', '/first-pages/order.html', '/hosting.json'])(
  '%s is not served at its file name',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test('a missing file is a 404, never a document', async () => {
  expect(await ask('/mf/mf-news/1/gone.js')).toMatchObject({ status: 404, body: '404' });
});

test('a versioned file is immutable', async () => {
  const answer = await ask('/mf/mf-news/1/news.js');
  expect(answer).toMatchObject({ status: 200, body: 'news' });
  expect(answer.headers['cache-control']).toContain('immutable');
});

test.each(['/../package.json', '/%2e%2e/package.json', '/mf/..%2f..%2fhosting.json'])(
  '%s leads to nothing outside the public files',
  async (path) => {
    const { status, body } = await ask(path);
    expect(status === 404 || body === 'other').toBe(true);
  },
);
