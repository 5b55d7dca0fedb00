import type { LogEntry } from '#api/core/log.ts';
import { openTestDatabase } from '#database/testing.ts';
import { DEFAULT_RETENTION } from '#housekeeping/housekeeping.ts';
import { systemClock } from '#platform/clock.ts';
import { type ApiServer, startApiServer } from '../start.ts';
import { startTelemetry } from './telemetry.ts';
import { type Collector, openCollector } from './testing/collector.ts';

jest.setTimeout(120_000);

const SECRET = 'himitsu';
const written: LogEntry[] = [];
let collector: Collector | undefined;
beforeEach(() => written.splice(0));
afterEach(() => {
  collector?.close();
  collector = undefined;
});

async function start(telemetryEndpoint: string | null): Promise<ApiServer> {
  const database = await openTestDatabase();
  return startApiServer(
    {
      projectId: 'portal-prod',
      portalOrigins: ['https://portal.example.jp'],
      host: '127.0.0.1',
      port: 0,
      telemetryEndpoint,
      sessionMaxHours: null,
      drainSeconds: 0,
      retention: DEFAULT_RETENTION,
      keySet: 'http://127.0.0.1:9/keys',
      proxies: [],
      services: { identity: null, storage: null, mail: null, scanner: null },
    },
    { database, clock: systemClock, log: (entry) => void written.push(entry) },
  );
}

/** Attributes as they stand in OTLP's JSON. */
type Listed = { key: string; value: Record<string, unknown> }[];
const valuesOf = (list: Listed) => Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));

interface Sent {
  resourceLogs?: { resource: { attributes: Listed }; scopeLogs: { logRecords: SentRecord[] }[] }[];
  resourceMetrics?: { resource: { attributes: Listed }; scopeMetrics: { metrics: SentMetric[] }[] }[];
}
interface SentRecord {
  eventName: string;
  severityNumber: number;
  attributes: Listed;
}
interface SentMetric {
  name: string;
  unit: string;
  histogram: {
    aggregationTemporality: number;
    dataPoints: { attributes: Listed; count: number; explicitBounds: number[] }[];
  };
}
const sentTo = (path: string): Sent[] =>
  (collector?.bodies ?? []).filter((one) => one.path === path).map(({ body }) => body as Sent);

test('each line of the log is sent with the same fields, and the times of the calls by call and status', async () => {
  collector = await openCollector();
  const server = await start(`${collector.address}/`);
  const headers = { 'x-portal-client': 'mf-billing/0.1.0-0f3a9c1b2d; rev=r7', authorization: `Bearer ${SECRET}` };
  await fetch(`${server.address}/order/${SECRET}?searchKeyword=${SECRET}`, { headers });
  await fetch(`${server.address}/order/${SECRET}`);
  await server.stop();

  const logs = sentTo('/v1/logs').flatMap(({ resourceLogs = [] }) => resourceLogs);
  expect(valuesOf(logs[0]?.resource.attributes ?? [])).toEqual({
    'service.name': 'lessee-api',
    'service.version': '0.1.0',
    'deployment.environment.name': 'production',
  });
  const records = logs.flatMap(({ scopeLogs }) => scopeLogs).flatMap(({ logRecords }) => logRecords);
  const lines = records.map(({ eventName, attributes }) => ({ event: eventName, ...valuesOf(attributes) }));
  expect(lines).toEqual(written.map(({ level: _, ...fields }) => JSON.parse(JSON.stringify(fields))));
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'request', call: 'getOrder', app: 'mf-billing', status: 401 }),
  );
  expect(new Set(records.map(({ severityNumber }) => severityNumber))).toEqual(new Set([9, 13]));

  const metrics = sentTo('/v1/metrics').flatMap(({ resourceMetrics = [] }) => resourceMetrics);
  const [metric, ...others] = metrics.flatMap(({ scopeMetrics }) => scopeMetrics).flatMap((scope) => scope.metrics);
  expect([metric?.name, metric?.unit, metric?.histogram.aggregationTemporality, others]).toEqual([
    'http.server.request.duration',
    's',
    1,
    [],
  ]);
  const [point] = metric?.histogram.dataPoints ?? [];
  expect([valuesOf(point?.attributes ?? []), Number(point?.count), point?.explicitBounds.at(-1)]).toEqual([
    {
      'http.request.method': 'GET',
      'http.route': '/order/:id',
      'http.response.status_code': 401,
      'portal.call': 'GET /order/:id',
    },
    2,
    8,
  ]);
  expect(JSON.stringify(collector.bodies)).not.toContain(SECRET);
});

test('what runs where is said by the variable of OpenTelemetry', async () => {
  collector = await openCollector();
  process.env.OTEL_RESOURCE_ATTRIBUTES = 'service.version=0f3a9c1,deployment.environment.name=rehearsal';
  const telemetry = startTelemetry({ endpoint: collector.address, environment: 'production', log: () => {} });
  delete process.env.OTEL_RESOURCE_ATTRIBUTES;
  telemetry.log({ level: 'error', event: 'request failed' });
  await telemetry.stop();
  const [logs] = sentTo('/v1/logs').flatMap(({ resourceLogs = [] }) => resourceLogs);
  expect(valuesOf(logs?.resource.attributes ?? [])).toEqual({
    'service.name': 'lessee-api',
    'service.version': '0f3a9c1',
    'deployment.environment.name': 'rehearsal',
  });
});

const NOBODY = 'http://127.0.0.1:9';

test.each([
  ['nobody listens', async () => NOBODY],
  [
    'it never answers',
    async () => {
      collector = await openCollector({ status: null });
      return collector.address;
    },
  ],
])('a collector that is dead, since %s, neither slows a call nor holds up the end', async (_, open) => {
  const server = await start(await open());
  const startedAt = performance.now();
  for (let count = 0; count < 200; count += 1) expect((await fetch(`${server.address}/user`)).status).toBe(401);
  expect((performance.now() - startedAt) / 200).toBeLessThan(200);
  const stoppedAt = performance.now();
  await server.stop();
  expect(performance.now() - stoppedAt).toBeLessThan(5_000);
  expect(written.filter(({ event }) => event === 'request')).toHaveLength(200);
});

const alone = (endpoint: string) =>
  startTelemetry({ endpoint, environment: 'production', log: (entry) => void written.push(entry) });

test('of more entries than may wait, the first are sent', async () => {
  collector = await openCollector();
  const telemetry = alone(collector.address);
  for (let count = 0; count < 10_000; count += 1) telemetry.log({ level: 'info', event: 'request', count });
  await telemetry.stop();
  const sent = sentTo('/v1/logs').flatMap(({ resourceLogs = [] }) =>
    resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)),
  );
  // One batch is on its way.
  expect(sent).toHaveLength(2048 + 512);
});

test('that nothing arrives is said once, for logs and metrics together', async () => {
  collector = await openCollector({ status: 400 });
  const telemetry = alone(collector.address);
  telemetry.log({ level: 'info', event: 'request', ms: 7 });
  await telemetry.stop();
  expect(collector.bodies).toHaveLength(2);
  expect(written).toEqual([{ level: 'warn', event: 'telemetry not delivered', error: expect.any(String) }]);
});
