import type { Call } from '@portal/contract/call';
import { calls } from '@portal/contract/calls';
import { Problem } from '@portal/contract/values/primitives';
import * as v from 'valibot';
import { limitsOf } from './core/limits/limits.ts';
import { addBilling, addContract, addOrder, orderBody } from './testing/fixtures.ts';
import { type OverHttp, serveOverHttp } from './testing/over-http.ts';
import { sampleOf } from './testing/sample.ts';
import { addCustomer, type Customer, openWorld, PORTAL_ORIGIN, START_TIMEOUT, type World } from './testing/world.ts';

const table = Object.entries<Call>(calls);
const json = { 'content-type': 'application/json' };

let world: World;
let api: OverHttp;
let tanaka: Customer;
let bearer: { authorization: string };
beforeAll(async () => {
  world = await openWorld();
  api = await serveOverHttp(world);
  tanaka = await addCustomer(world);
  bearer = { authorization: `Bearer ${tanaka.token}` };
}, START_TIMEOUT);
beforeEach(() => world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString()));
afterAll(async () => {
  await api.close();
  await world.close();
});

const pathOf = ({ path }: Call): string => path.replace(/:\w+/g, 'Z'.repeat(18));
const report = () => JSON.stringify(sampleOf(calls.notifyError.body));

describe('other origins', () => {
  const preflight = (call: Call, origin: string) =>
    api.send(pathOf(call), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': call.method,
        'access-control-request-headers': 'authorization,content-type,idempotency-key,x-portal-client',
      },
    });
  const corsHeadersOf = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));

  test.each(table)(
    '%s: the portal may call it with the headers that it sends, and no other origin is told so [7.1]',
    async (_name, call) => {
      const { status, headers } = await preflight(call, PORTAL_ORIGIN);
      expect(status).toBe(204);
      expect(headers['access-control-allow-origin']).toBe(PORTAL_ORIGIN);
      expect(headers['access-control-allow-methods']?.split(',')).toContain(call.method);
      expect(headers['access-control-allow-headers']?.toLowerCase()).toBe(
        'authorization,content-type,idempotency-key,x-portal-client',
      );
      // Remembered for as long as browsers do, so that a second visit sends the call alone.
      expect(headers['access-control-max-age']).toBe('7200');
      // Tokens go in a header; cookies play no part.
      expect(headers).not.toHaveProperty('access-control-allow-credentials');

      for (const origin of [
        'https://evil.example',
        `${PORTAL_ORIGIN}.evil.example`,
        'null',
        PORTAL_ORIGIN.toUpperCase(),
      ]) {
        const refused = await preflight(call, origin);
        expect(refused.status).toBe(404);
        expect(corsHeadersOf(refused.headers)).toEqual([]);
      }
    },
  );

  test('only the portal’s pages can read an answer or an error, and no cache mixes them up', async () => {
    for (const path of ['/user', '/nothing', '/order?pageSize=0']) {
      const own = await api.send(path, { headers: { ...bearer, origin: PORTAL_ORIGIN } });
      expect(own.headers['access-control-allow-origin']).toBe(PORTAL_ORIGIN);
      const other = await api.send(path, { headers: { ...bearer, origin: 'https://evil.example' } });
      expect(corsHeadersOf(other.headers)).toEqual([]);
      for (const { headers } of [own, other]) expect(headers.vary).toContain('Origin');
    }
  });

  test('a page of another site cannot send a report without a preflight', async () => {
    const headers = { 'content-type': 'text/plain', origin: 'https://evil.example' };
    expect((await api.send('/notify-error', { method: 'POST', headers, body: report() })).status).toBe(400);
  });
});

/** One request for each status that the API may answer. */
const everyStatus: [status: number, send: () => ReturnType<OverHttp['send']>][] = [
  [200, () => api.send('/user', { headers: bearer })],
  [
    201,
    () => api.send('/order', { method: 'POST', headers: { ...bearer, ...json }, body: JSON.stringify(orderBody()) }),
  ],
  [204, () => api.send('/notify-error', { method: 'POST', headers: json, body: report() })],
  [400, () => api.send('/order?pageSize=0', { headers: bearer })],
  [401, () => api.send('/user')],
  [403, () => api.send('/user', { headers: { authorization: 'Bearer token-of-nobody' } })],
  [404, () => api.send('/nothing', { headers: bearer })],
  [413, () => api.send('/notify-error', { method: 'POST', headers: json, body: 'a'.repeat(9_000) })],
  [
    429,
    async () => {
      const send = () => api.send('/notify-error', { method: 'POST', headers: json, body: '{}' });
      for (let times = 0; times < 60; times += 1) await send();
      return send();
    },
  ],
  [
    500,
    () => {
      world.platform.users.set(tanaka.uid, { isMfaEnabled: 'yes' as unknown as boolean, phoneNumber: null });
      return api.send('/user/mfa', { headers: bearer });
    },
  ],
];

test.each(everyStatus)(
  'an answer of %i may not be cached, has its id, and is a problem document if it is an error',
  async (status, send) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    const { headers } = answer;
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty('x-powered-by');
    if (status < 400) return;
    expect(headers['content-type']).toBe('application/problem+json');
    expect(v.parse(Problem, JSON.parse(answer.text))).toMatchObject({ status, requestId: headers['x-request-id'] });
  },
);

test('the id of a request is ours, whatever the caller sends, and never repeats', async () => {
  const send = () => api.send('/user', { headers: { 'x-request-id': 'tanaka@demo.example' } });
  const ids = [(await send()).headers['x-request-id'], (await send()).headers['x-request-id']];
  expect(new Set([...ids, 'tanaka@demo.example']).size).toBe(3);
});

describe.each(table.filter(([, { method }]) => method !== 'GET'))('the size of a body for %s', (name, call) => {
  const { maxBodyBytes } = limitsOf(name, call);
  const send = (body: string | readonly string[]) =>
    api.send(pathOf(call), { method: call.method, headers: { ...bearer, ...json }, body });

  test('is limited, whether or not the request declares its length', async () => {
    expect((await send('a'.repeat(maxBodyBytes + 1))).status).toBe(413);
    const pieces = Array<string>(20).fill('a'.repeat(maxBodyBytes / 16));
    expect((await send(pieces)).status).toBe(413);
  });

  test('may be as large as the limit', async () => {
    expect((await send('a'.repeat(maxBodyBytes))).status).toBe(400);
  });
});

test('the rate of calls without sign-in goes by the connection’s address, not by a header [7.16]', async () => {
  const send = (address: string) =>
    api.send('/notify-error', { method: 'POST', headers: { ...json, 'x-forwarded-for': address }, body: report() });
  for (let times = 0; times < 60; times += 1) expect((await send(`192.0.2.${times}`)).status).toBe(204);
  const refused = await send('198.51.100.1');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
});

test('each address has its own rate, and so has each call [7.6, 7.16]', async () => {
  const send = (path: string, remoteAddress: string) =>
    world.app.request(path, { method: 'POST', headers: json, body: '{}' }, { incoming: { socket: { remoteAddress } } });
  for (let times = 0; times < 10; times += 1) expect((await send('/entry', '192.0.2.1')).status).toBe(400);
  expect((await send('/entry', '192.0.2.1')).status).toBe(429);
  expect((await send('/entry', '192.0.2.2')).status).toBe(400);
  expect((await send('/notify-error', '192.0.2.1')).status).toBe(400);
});

test('a HEAD request for a download is not a download', async () => {
  const order = await addOrder(world, tanaka);
  const { id } = await addBilling(world, await addContract(world, order));
  expect((await api.send(`/billing/downloaded-pdf/${id}`, { method: 'HEAD', headers: bearer })).status).toBe(404);
  const list = await api.send('/billing', { headers: bearer });
  expect(JSON.parse(list.text)).toMatchObject({ billings: [{ id, downloadedAt: null }] });
});

test('a long answer is compressed for whoever understands it, a short one is not', async () => {
  const get = (path: string, encoding: string) =>
    world.app.request(path, { headers: { ...bearer, 'accept-encoding': encoding } });
  const [long, plain, short] = [
    await get('/openapi.json', 'gzip, br'),
    await get('/openapi.json', 'br'),
    await get('/user/mfa', 'gzip'),
  ];
  expect(long.headers.get('content-encoding')).toBe('gzip');
  expect(long.headers.get('vary')).toBe('Origin, Accept-Encoding');
  const unpacked = long.body?.pipeThrough(new DecompressionStream('gzip')) ?? null;
  expect(await new Response(unpacked).json()).toEqual(await plain.json());
  for (const { headers } of [plain, short]) expect(headers.get('content-encoding')).toBeNull();
});

test('the API’s document is public', async () => {
  const { status, text } = await api.send('/openapi.json');
  expect([status, JSON.parse(text)]).toMatchObject([200, { openapi: '3.1.0' }]);
});

test('the service is healthy until its database is gone', async () => {
  const healthy = await api.send('/healthz');
  expect([healthy.status, healthy.text]).toEqual([200, '{"status":"ok"}']);
  const lost = await openWorld();
  await lost.database.close();
  const response = await lost.app.request('/healthz');
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(v.parse(Problem, await response.json())).toMatchObject({ status: 503 });
});
