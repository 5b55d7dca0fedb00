import type { Call } from '@portal/contract/call';
import { calls } from '@portal/contract/calls';
import { sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { describeError } from './core/log.ts';
import { addBilling, addContract, addEstimate, addNews, addOrder } from './testing/fixtures.ts';
import { sampleOf } from './testing/sample.ts';
import { addCustomer, type Customer, PORTAL_ORIGIN, worldOfTests } from './testing/world.ts';

const names = Object.keys(calls);
const table = Object.entries<Call>(calls);
const routes = [...table.map(([, { path }]) => path), '/healthz', '/openapi.json', '/*'];

/** Part of everything that a caller sends, and of everything that the database holds about the customer. */
const SECRET = 'himitsu';
const secretId = (index: number): string => `${SECRET}${String(index).padStart(18 - SECRET.length, '0')}`;

const world = worldOfTests();
let tanaka: Customer;
beforeAll(async () => {
  tanaka = await addCustomer(
    world,
    { authUid: `${SECRET}-uid`, email: `${SECRET}@demo.example`, lastName: SECRET, department: SECRET },
    { companyName: SECRET },
  );
  const customer = { ...tanaka, uid: `${SECRET}-uid` };
  const order = await addOrder(world, customer, { id: secretId(1), name: SECRET, address: SECRET });
  await addEstimate(world, order, { id: secretId(2) });
  await addBilling(world, await addContract(world, order, { id: secretId(3) }), { id: secretId(4) });
  await addNews(world, { id: secretId(5), title: SECRET });
});
beforeEach(() => world.log.splice(0));

/** Each call with existing and unknown ids, with and without a valid token. */
async function callEverything(): Promise<number[]> {
  const statuses: number[] = [];
  const ask = async (call: Call, id: string, token: string) => {
    world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString());
    statuses.push((await world.app.request(...requestOf(call, id, token))).status);
  };
  for (const [, call] of table) {
    for (const id of call.params ? [1, 2, 3, 4, 5, 9] : [1, 9]) await ask(call, secretId(id), `token-of-${SECRET}-uid`);
    await ask(call, secretId(1), SECRET);
  }
  for (const path of [`/${SECRET}`, `/order/${SECRET}/${SECRET}`, `/healthz?${SECRET}`]) {
    statuses.push((await world.app.request(path)).status);
  }
  return statuses;
}

function requestOf(call: Call, id: string, token: string): [string, RequestInit] {
  const path = call.path
    .replace(/:estimateId/, secretId(2))
    .replace(/:year/, '2026')
    .replace(/:month/, '11')
    .replace(/:\w+/g, id);
  const keyword = call.query && 'entries' in call.query && 'searchKeyword' in (call.query.entries as object);
  return [
    `${path}?${keyword ? 'searchKeyword' : 'unknown'}=${SECRET}`.replace(
      /\?unknown=\w+$/,
      id === secretId(9) ? '$&' : '',
    ),
    {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'user-agent': SECRET,
        'x-request-id': SECRET,
        'x-forwarded-for': SECRET,
        'idempotency-key': id === secretId(9) ? SECRET : crypto.randomUUID(),
        origin: PORTAL_ORIGIN,
      },
      ...(call.body && { body: bodyOf(call.body as v.GenericSchema) }),
    },
  ];
}

/** Only free text is replaced; values with a fixed form stay, or no request would pass the check. */
const bodyOf = (schema: v.GenericSchema): string =>
  JSON.stringify(sampleOf(schema)).replaceAll('豊洲タワー新築工事', SECRET);

/** The person's own id is in one field of a request's line. */
function expectNobody(): void {
  const text = JSON.stringify(world.log.map(({ person: _, ...entry }) => entry));
  for (const secret of [SECRET, tanaka.accountId, tanaka.contactId, 'token-of', 'searchKeyword']) {
    expect(text).not.toContain(secret);
  }
}

test('the log has a line for each request: its id, method, route, call, person by id, status and time, and nothing else', async () => {
  const statuses = await callEverything();
  const lines = world.log.filter(({ event }) => event === 'request');
  expect(lines.map(({ status }) => status)).toEqual(statuses);
  for (const line of lines) {
    const { call, person, ...always } = line;
    expect(Object.keys(always).sort()).toEqual(['event', 'level', 'method', 'ms', 'requestId', 'route', 'status']);
    expect(routes).toContain(line.route);
    expect([...names, undefined]).toContain(call);
    expect([tanaka.contactId, undefined]).toContain(person);
  }
  // Otherwise the log would only show refusals.
  expect(statuses).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 404]));
  expectNobody();
});

test.each([
  [
    'the app, version and registry revision of the caller',
    { 'x-portal-client': 'mf-billing/0.1.0-0f3a9c1b2d; rev=r7' },
    { app: 'mf-billing', version: '0.1.0-0f3a9c1b2d', revision: 'r7' },
  ],
  ['nothing of a header that names somebody', { 'x-portal-client': `${SECRET}@demo.example` }, {}],
  ['nobody for a client that names none', {}, {}],
])('the line of a call has %s', async (_, headers, client) => {
  await world.app.request(`/order/${secretId(1)}`, {
    headers: { authorization: `Bearer token-of-${SECRET}-uid`, ...headers },
  });
  expect(world.log).toEqual([
    {
      level: 'info',
      event: 'request',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/order/:id',
      call: 'getOrder',
      ...client,
      person: tanaka.contactId,
      status: 200,
      ms: expect.any(Number),
    },
  ]);
});

test('the line of a refused call has its name, and a person only if the token is valid', async () => {
  await world.app.request('/user', { headers: { authorization: `Bearer ${SECRET}` } });
  expect(world.log[0]).toMatchObject({ call: 'getUser', status: 401 });
  expect(world.log[0]?.person).toBeUndefined();
});

test('a failure is logged with its kind and place, and no personal data', async () => {
  // The database's message would quote the row, and Drizzle's the parameters.
  await world.database.db.execute(sql`drop table idempotent_requests, error_reports cascade`);
  await world.database.db.execute(sql`alter table orders add constraint refuses check (name = 'x') not valid`);
  const statuses = await callEverything();
  expect(statuses).toContain(500);
  const failures = world.log.filter(({ event }) => event === 'request failed');
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) {
    expect(failure).toMatchObject({ level: 'error', requestId: expect.any(String), error: expect.any(String) });
    expect(failure.frames).toContain('at ');
  }
  expectNobody();
});

test('a message of several lines, some of which look like stack lines, is left out completely', () => {
  const { frames } = describeError(new Error(`no such order: a\n    at ${SECRET}\nb`));
  expect(frames).not.toContain(SECRET);
  expect(frames).toMatch(/^at .+log\.test\.ts/);
});
