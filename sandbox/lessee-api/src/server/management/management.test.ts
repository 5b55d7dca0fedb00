import type { LogEntry } from '#api/core/log.ts';
import type { Database } from '#database/database.ts';
import { mails } from '#database/schema/mail.ts';
import { openTestDatabase } from '#database/testing.ts';
import { DEFAULT_RETENTION } from '#housekeeping/housekeeping.ts';
import { systemClock } from '#platform/clock.ts';
import { type ApiServer, startApiServer } from '../start.ts';
import { type Management, startManagement } from './management-server.ts';
import { createMetrics } from './metrics.ts';

jest.setTimeout(120_000);

const CUSTOMERS_ID = 'ORDER0000000000001';
const at = { host: '127.0.0.1', port: 0 };
const log: LogEntry[] = [];
let database: Database;
let management: Management;
let server: ApiServer;

beforeAll(async () => {
  database = await openTestDatabase();
  management = await startManagement(at);
  server = await startApiServer(
    {
      projectId: 'portal-prod',
      portalOrigins: ['https://portal.example.jp'],
      host: '127.0.0.1',
      port: 0,
      telemetryEndpoint: null,
      drainSeconds: 1,
      sessionMaxHours: null,
      retention: DEFAULT_RETENTION,
      keySet: 'http://127.0.0.1:9/keys',
      proxies: [],
      services: { identity: null, storage: null, mail: null, scanner: null },
    },
    { database, clock: systemClock, log: (entry) => void log.push(entry), management },
  );
});

async function ask(path: string, { port } = management): Promise<[status: number, text: string]> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return [response.status, await response.text()];
}
const figures = async (): Promise<string> => (await ask('/metrics'))[1];
/** The lines of a figure, without its help and its type. */
const linesOf = (text: string, name: string): string[] => text.split('\n').filter((line) => line.startsWith(name));

test('a process that serves is alive and ready, on a port that has nothing of the API', async () => {
  expect(await ask('/livez')).toEqual([200, 'alive']);
  expect(await ask('/readyz')).toEqual([200, 'ready']);
  expect((await ask('/user'))[0]).toBe(404);
  for (const path of ['/livez', '/readyz', '/metrics']) {
    expect((await fetch(server.address + path)).status).toBe(404);
  }
});

test('each call is counted by its route, its method and its status, and by nothing of the customer', async () => {
  await fetch(`${server.address}/order/${CUSTOMERS_ID}?searchKeyword=secret`);
  const text = await figures();
  expect(linesOf(text, 'http_server_request_duration_seconds_count')).toContain(
    'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/order/:id",http_response_status_code="401"} 1',
  );
  expect(text).not.toMatch(/secret|ORDER000/);
  expect(linesOf(text, 'nodejs_eventloop_lag_seconds ')).toHaveLength(1);
});

test('what the log says above info is counted, and still said', async () => {
  const before = log.length;
  const text = await figures();
  expect(linesOf(text, 'portal_log_entries_total')).toContain(
    'portal_log_entries_total{level="warn",event="service not configured"} 3',
  );
  await fetch(`${server.address}/user`);
  expect(log.slice(before)).toContainEqual(expect.objectContaining({ event: 'request', route: '/user' }));
});

test('mails that wait and mails that were given up are counted', async () => {
  const now = new Date();
  const mail = { recipient: 'tanaka@example.jp', subject: '見積', body: '本文', createdAt: now, dueAt: now };
  await database.db.insert(mails).values([
    { ...mail, messageId: 'one' },
    { ...mail, messageId: 'two' },
    { ...mail, messageId: 'dead', givenUpAt: now },
  ]);
  const text = await figures();
  expect(linesOf(text, 'portal_mails')).toEqual([
    'portal_mails{state="waiting"} 2',
    'portal_mails{state="given_up"} 1',
  ]);
  expect(text).not.toContain('tanaka');
});

test('without its database a process is alive, not ready, and its other figures are read', async () => {
  const gone = await openTestDatabase();
  const metrics = createMetrics(gone.db, () => {});
  const alone = await startManagement(at);
  alone.setReady({ db: gone.db, metrics });
  await gone.close();
  expect(await ask('/livez', alone)).toEqual([200, 'alive']);
  expect(await ask('/readyz', alone)).toEqual([503, 'no database']);
  const [status, text] = await ask('/metrics', alone);
  expect(status).toBe(200);
  expect(linesOf(text, 'portal_mails{')).toEqual([]);
  expect(linesOf(text, 'process_resident_memory_bytes')).toHaveLength(1);
  await alone.close();
});

test('one that starts is alive, not ready, and has no figures', async () => {
  const starting = await startManagement(at);
  expect(await ask('/livez', starting)).toEqual([200, 'alive']);
  expect(await ask('/readyz', starting)).toEqual([503, 'starting or stopping']);
  expect((await ask('/metrics', starting))[0]).toBe(503);
  await starting.close();
});

test('one that stops is not ready first, and goes on answering for as long as was said', async () => {
  const stopped = server.stop();
  expect(await ask('/readyz')).toEqual([503, 'starting or stopping']);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  await stopped;
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
  await expect(ask('/livez')).rejects.toThrow();
});
