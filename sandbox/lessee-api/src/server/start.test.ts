import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UnsecuredJWT } from 'jose';
import type { LogEntry } from '#api/core/log.ts';
import type { Database } from '#database/database.ts';
import { accounts, contacts } from '#database/schema/account.ts';
import { openTestDatabase } from '#database/testing.ts';
import { DEFAULT_RETENTION, startHousekeeping } from '#housekeeping/housekeeping.ts';
import { systemClock } from '#platform/clock.ts';
import { createKey, type KeySet, type SigningKey, serveKeySet } from '#token/testing/key-set.ts';
import { openPlatform } from './open-platform.ts';
import { type ApiServer, startApiServer } from './start.ts';

jest.setTimeout(120_000);

const portal = 'https://portal.example.jp';
const log: LogEntry[] = [];
const nothing = { identity: null, storage: null, mail: null, scanner: null };
const now = Math.floor(Date.now() / 1000);
const claims = {
  iss: 'https://securetoken.google.com/portal-prod',
  aud: 'portal-prod',
  sub: 'tanaka-uid',
  iat: now - 60,
  exp: now + 3540,
  auth_time: now - 60,
  email: 'tanaka@example.jp',
  email_verified: true,
};

let keySet: KeySet;
let key: SigningKey;
let server: ApiServer;
let database: Database;

beforeAll(async () => {
  [keySet, key] = await Promise.all([serveKeySet(), createKey('november')]);
  await keySet.publish(key);
  database = await openTestDatabase();
  await database.db.insert(accounts).values({ id: 'ACCOUNT00000000001', companyName: '株式会社試験' });
  await database.db.insert(contacts).values({
    id: 'CONTACT00000000001',
    accountId: 'ACCOUNT00000000001',
    authUid: 'tanaka-uid',
    email: 'tanaka@example.jp',
    lastName: '田中',
    firstName: '太郎',
  });
  const settings = {
    projectId: 'portal-prod',
    portalOrigins: [portal],
    host: '127.0.0.1',
    port: 0,
    telemetryEndpoint: null,
    drainSeconds: 0,
    sessionMaxHours: null,
    retention: DEFAULT_RETENTION,
    proxies: ['127.0.0.1'],
    services: nothing,
  } as const;
  const surroundings = { database, clock: systemClock, log: (entry: LogEntry) => void log.push(entry) };
  server = await startApiServer({ ...settings, keySet: keySet.address }, surroundings);
});
afterAll(async () => {
  await server.stop();
  await keySet.stop();
});

const get = (path: string, token?: string): Promise<Response> =>
  fetch(server.address + path, {
    headers: { origin: portal, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  });

test('a customer with a token that is signed by a published key is served', async () => {
  const response = await get('/user', await key.sign(claims));
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(portal);
  expect(await response.json()).toMatchObject({ id: 'CONTACT00000000001', companyName: '株式会社試験' });
});

test.each<[title: string, token: () => Promise<string | undefined>]>([
  ['none', async () => undefined],
  ['the emulator’s, which is unsigned', async () => new UnsecuredJWT(claims).encode()],
  [
    'the emulator’s, for the demo',
    async () =>
      new UnsecuredJWT({ ...claims, iss: 'https://securetoken.google.com/demo-portal', aud: 'demo-portal' }).encode(),
  ],
  ['one of another project', () => key.sign({ ...claims, aud: 'other' })],
  ['one with a NUL in the name', () => key.sign({ ...claims, sub: 'tanaka\0uid' })],
  ['one that has expired', () => key.sign({ ...claims, exp: now - 60 })],
  ['one by another key', async () => (await createKey('november')).sign(claims)],
])('any other token is refused: %s', async (_title, token) => {
  const response = await get('/user', await token());
  expect(response.status).toBe(401);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

test('what only Google knows is refused openly: whether there is a second factor', async () => {
  const response = await get('/user/mfa', await key.sign(claims));
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ title: 'Service Unavailable', status: 503 });
  expect(log.at(-2)).toMatchObject({ event: 'service unavailable', error: 'PlatformUnavailableError' });
});

test('nothing is written while nobody can say whether the account has been stopped; what is there can be read', async () => {
  const token = await key.sign(claims);
  const before = await (await get('/order', token)).json();
  const response = await fetch(`${server.address}/order`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      constructionName: '豊洲現場',
      address: '東京都江東区豊洲3丁目',
      latitude: 35.65,
      longitude: 139.79,
      startDate: '2030-01-01',
      endDate: '2030-03-31',
      numberOfCars: 1,
      automobileType: 'NORMAL',
      remarks: '',
      attachmentUrls: [],
    }),
  });
  expect([response.status, await response.json()]).toMatchObject([503, { status: 503 }]);
  expect(await (await get('/order', token)).json()).toEqual(before);
});

test('what is not configured is said at the start', () => {
  const said = log.filter(({ event }) => event === 'service not configured');
  expect(said.map(({ level, service }) => [level, service])).toEqual([
    ['warn', 'identity'],
    ['warn', 'storage'],
    ['warn', 'mail'],
  ]);
});

test('that uploads are not swept without a client for storage is said once, and is no error', async () => {
  const entries: LogEntry[] = [];
  const surroundings = { database, clock: systemClock, log: (entry: LogEntry) => void entries.push(entry) };
  const platform = await openPlatform(nothing, { ...surroundings, projectId: 'portal-prod', log: () => {} });
  const stop = startHousekeeping({ ...surroundings, platform });
  await stop();
  expect(entries).toEqual([{ level: 'info', event: 'uploads are not swept: no client for storage' }]);
});

test('behind a proxy that the settings name, each visitor has a limit of their own', async () => {
  const enter = (visitor: string) =>
    fetch(`${server.address}/entry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      body: '{}',
    });
  const statuses = new Set<number>();
  for (let times = 0; times < 11; times += 1) statuses.add((await enter('198.51.100.1')).status);
  expect([...statuses]).toEqual([400, 429]);
  expect((await enter('198.51.100.2')).status).toBe(400);
});

test('there are no controls, no outbox and no geo service', async () => {
  for (const path of ['/sandbox/status', '/sandbox/outbox', '/sandbox/identity', '/v1/projects/portal-prod']) {
    expect((await get(path)).status).toBe(404);
  }
  expect((await get('/healthz')).status).toBe(200);
});

test('without the keys nobody is refused for a bad token: that cannot be told', async () => {
  keySet.answerWith(500, '');
  // A key that is not known yet makes it ask again, half a minute after the last time at the earliest.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  const response = await get('/user', await key.sign(claims));
  jest.restoreAllMocks();
  expect(response.status).toBe(503);
});

test('the program itself does not start without its settings, and says which', async () => {
  const program = join(__dirname, '../main.ts');
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', program], {
    cwd: join(__dirname, '../../..'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PROJECT_ID: 'demo-portal' },
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/PROJECT_ID: expected a real project.+\n {2}DATABASE_URL: .+\n {2}PORTAL_ORIGINS: /),
  });
});
