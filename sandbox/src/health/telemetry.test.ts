import { createOtlpRoutes, createTelemetry } from './telemetry.ts';
import { logsBody, metricsBody } from './testing/otlp-bodies.ts';

let now = new Date('2026-11-30T03:00:00.000Z');
const clock = { now: () => now };
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

function open() {
  const telemetry = createTelemetry(clock);
  const routes = createOtlpRoutes(telemetry, clock);
  const send = async (signal: string, body: string, type = 'application/json') => {
    const response = await routes.request(`/v1/${signal}`, { method: 'POST', body, headers: { 'content-type': type } });
    return [response.status, await response.json()] as const;
  };
  return { ...telemetry, send };
}
const page = JSON.stringify(logsBody({ event: 'portal.page' }));

test('logs and metrics of the last hour are kept, and answered as OTLP says', async () => {
  const { send, records, callTimes } = open();
  expect(await send('logs', page)).toEqual([200, {}]);
  expect(await send('metrics', JSON.stringify(metricsBody({ counts: [1, 0, 0] })))).toEqual([200, {}]);
  expect([records.all(), callTimes.all()]).toMatchObject([[{ event: 'portal.page' }], [{ call: 'getBillings' }]]);
  later(3_600_000);
  expect([records.all(), callTimes.all()]).toEqual([[], []]);
});

test('a page that is left sends text, which is read, too', async () => {
  const { send, records } = open();
  expect((await send('logs', page, 'text/plain;charset=UTF-8'))[0]).toBe(200);
  expect(records.all()).toHaveLength(1);
});

test.each(['no JSON', 'null', '7', '{"resourceLogs":7,"resourceMetrics":7}'])('%s is refused', async (body) => {
  const { send } = open();
  for (const signal of ['logs', 'metrics']) expect((await send(signal, body))[0]).toBe(400);
});

test('takes no more than it can keep: by size, by number and by minute', async () => {
  const { send, records } = open();
  expect((await send('logs', 'x'.repeat(256_001)))[0]).toBe(413);
  expect((await send('logs', JSON.stringify(logsBody(...Array(60).fill({ event: 'portal.page' })))))[0]).toBe(200);
  expect(records.all()).toHaveLength(50);
  for (let count = 1; count < 1200; count += 1) await send('logs', '{}');
  expect((await send('logs', page))[0]).toBe(429);
  expect((await send('metrics', '{}'))[0]).toBe(429);
  later(60_000);
  expect((await send('logs', page))[0]).toBe(200);
});
