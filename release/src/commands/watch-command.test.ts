import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portalListener } from '#serve/serve.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, type SmallPortal } from '#testing/small-portal.ts';
import { watchCommand } from './watch-command.ts';

let portal: SmallPortal;
const servers: Server[] = [];
beforeEach(async () => {
  portal = await composeSmallPortal();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  portal.remove();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const minute = (minutesAgo: number, sessions: number, errors: number) => ({
  at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  sessions,
  errors,
});
/** The second version fails for every other visitor. */
const health = (versions: object[]) => serve((_, response) => response.end(JSON.stringify({ versions })));
const twoVersions = [
  { app: 'mf-news', version: '1', minutes: [minute(20, 40, 1)] },
  { app: 'mf-news', version: '2', minutes: [minute(3, 40, 20)] },
];

const watch = async (versions: object[]) => watchBy('--health', await health(versions));

async function watchBy(...source: string[]): Promise<[code: number, ...lines: string[]]> {
  const lines: string[] = [];
  const at = await serve(portalListener(portal.folder));
  const args = ['--at', at, ...source, '--to', 'live', '--once'];
  const code = await watchCommand(args, { say: (line) => lines.push(line) });
  return [code, ...lines];
}

test('a version that does worse than the one before is named with its rollback', async () => {
  await releaseIn(portal, 'mf-news', '2', {});
  expect(await watch(twoVersions)).toEqual([
    1,
    'mf-news 2: 20 errors in 40 visits, 1 had 1 in 40. Take it back: npm run rollback mf-news -- --to live --reason "…"',
  ]);
});

test('so is a canary, also one that is as old as what is kept', async () => {
  await releaseIn(portal, 'mf-news', '2', { canary: { share: 10 } });
  expect(await watch(twoVersions)).toEqual([1, expect.stringContaining('mf-news 2: ')]);
  const minutes = [minute(59, 40, 1), minute(3, 40, 1)];
  const current = { app: 'mf-news', version: '1', minutes };
  const canary = { app: 'mf-news', version: '2', minutes: [...minutes, minute(2, 40, 20)] };
  expect(await watch([current, canary])).toEqual([1, expect.stringContaining('mf-news 2: 21 errors in 80 visits, 1 ')]);
});

/** As a Prometheus answers: what was counted until now, and nothing before so many minutes. */
const prometheus = () =>
  serve(({ url = '' }, response) => {
    const counted = (version: string, minutesAgo: number, count: number) => ({
      metric: { app: 'mf-news', version },
      values: [[Math.floor(Date.now() / 1000) - minutesAgo * 60, `${count}`]],
    });
    const isOfPages = url.includes('portal.page');
    const result = [counted('1', 20, isOfPages ? 40 : 1), counted('2', 3, isOfPages ? 40 : 20)];
    response.end(JSON.stringify({ status: 'success', data: { resultType: 'matrix', result } }));
  });

test('a Prometheus says the same, by pages', async () => {
  await releaseIn(portal, 'mf-news', '2', {});
  expect(await watchBy('--prometheus', await prometheus())).toEqual([
    1,
    'mf-news 2: 20 errors in 40 pages, 1 had 1 in 40. Take it back: npm run rollback mf-news -- --to live --reason "…"',
  ]);
});

test('not one that is live no longer', async () => {
  expect(await watch(twoVersions)).toEqual([0, 'No live version has three times the errors of the one before.']);
});

test('what is no health is said', async () => {
  const at = await serve(portalListener(portal.folder));
  const args = ['--at', at, '--health', at, '--once'];
  await expect(watchCommand(args, { say: () => {} })).rejects.toThrow(/has no visits and errors by version/);
  await expect(watchCommand(['--at', at], { say: () => {} })).rejects.toThrow('Say where the portal is');
  const both = ['--at', at, '--health', at, '--prometheus', at];
  await expect(watchCommand(both, { say: () => {} })).rejects.toThrow('Say where the portal is');
  await expect(watchCommand(['--prometheus', at], { say: () => {} })).rejects.toThrow('Say where the portal is');
  await expect(watchCommand(['mf-news'], { say: () => {} })).rejects.toThrow('All apps are watched');
});
