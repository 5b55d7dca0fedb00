import { randomUUID } from 'node:crypto';
import { systemClock } from '@portal/lessee-api/clock';
import type { Database } from '@portal/lessee-api/database/database';
import { openDatabase } from '@portal/lessee-api/database/open';
import { orders } from '@portal/lessee-api/database/schema/order';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { createOnServer, testServer } from '@portal/lessee-api/database/testing';
import { startHousekeeping } from '@portal/lessee-api/housekeeping';
import { createFakePlatform } from '@portal/lessee-api/testing/fake-platform';
import { orderBody } from '@portal/lessee-api/testing/fixtures';
import { createKey, type KeySet, type SigningKey, serveKeySet } from '@portal/lessee-api/testing/key-set';
import { addCustomer, type Customer } from '@portal/lessee-api/testing/world';
import { eq, inArray } from 'drizzle-orm';
import { Client } from 'pg';
import { type RunningIdentity, runIdentity } from '#identity/testing/running-identity.ts';
import {
  type ApiProgram,
  type ApiPrograms,
  buildApiPrograms,
  programEnvironment,
  startApiProgram,
} from './testing/api-program.ts';
import { signToken } from './testing/google-token.ts';

/* Several processes of the API on one database: to a customer, and to a loop, they are one (docs/adr/0090). */

jest.setTimeout(120_000);

const server = testServer();
if (server === undefined) throw new Error('Start these tests with "npm test -- --only postgres".');

const projectId = 'portal-prod';
const VISITOR = '198.51.100.7';

let place: Awaited<ReturnType<typeof createOnServer>>;
let database: Database;
let identity: RunningIdentity;
let keySet: KeySet;
let key: SigningKey;
let programs: ApiPrograms;
let one: ApiProgram;
let other: ApiProgram;
let tanaka: Customer;

const start = () =>
  startApiProgram(programs, {
    ...programEnvironment({ projectId, databaseUrl: place.url, keySet, identity }),
    PROXY_ADDRESSES: '127.0.0.1',
  });

beforeAll(async () => {
  [place, identity, keySet, key, programs] = await Promise.all([
    createOnServer(server),
    runIdentity([], projectId),
    serveKeySet(),
    createKey('november'),
    buildApiPrograms(),
  ]);
  await keySet.publish(key);
  database = await openDatabase({ url: place.url });
  [one, other] = await Promise.all([start(), start()]);
});
beforeEach(async () => {
  tanaka = await addCustomer({ database });
  const { uid, contactId } = tanaka;
  const email = `${contactId.toLowerCase()}@demo.example`;
  const user = { uid, contactId, email, password: 'demo-pass-1', emailVerified: true, disabled: false };
  await identity.identity().ensureUsers([user]);
});
afterAll(async () => {
  await Promise.all([one.kill(), other.kill()]);
  await database.close();
  await Promise.all([identity.stop(), keySet.stop(), place.drop(), programs.remove()]);
});

async function call(api: ApiProgram, path: string, body?: object, headers: object = {}): Promise<Response> {
  const token = await signToken(key, { projectId, uid: tanaka.uid });
  return fetch(api.address + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const order = (api: ApiProgram, idempotencyKey: string) =>
  call(api, '/order', orderBody(), { 'idempotency-key': idempotencyKey });
const idOf = async (response: Response): Promise<unknown> => [response.status, await response.json()];

async function ordersMade(): Promise<{ id: string; events: number }[]> {
  const { db } = database;
  const rows = await db.select({ id: orders.id }).from(orders).where(eq(orders.contactId, tanaka.contactId));
  const ids = rows.map(({ id }) => id);
  const told = await db.select().from(providerEvents).where(inArray(providerEvents.orderId, ids));
  return ids.map((id) => ({ id, events: told.filter(({ orderId }) => orderId === id).length }));
}

const alternately = (times: number, ask: (api: ApiProgram) => Promise<Response>): Promise<Response[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => ask(index % 2 === 0 ? one : other)));
const countOf = (responses: readonly Response[], status: number) =>
  responses.filter((response) => response.status === status).length;

describe('a limit counts what reaches either process', () => {
  test('of an address, at the same moment', async () => {
    const enter = (api: ApiProgram, visitor: string) => call(api, '/entry', {}, { 'x-forwarded-for': visitor });
    const responses = await alternately(14, (api) => enter(api, VISITOR));
    expect([countOf(responses, 400), countOf(responses, 429)]).toEqual([10, 4]);
    const refused = await enter(other, VISITOR);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await enter(other, '198.51.100.8')).status).toBe(400);
  });

  test('of a person', async () => {
    const search = (api: ApiProgram) => call(api, '/order?searchKeyword=x');
    const responses = await alternately(62, search);
    expect([countOf(responses, 200), countOf(responses, 429)]).toEqual([60, 2]);
  });
});

test('a write that is repeated at the other process, at the same moment or later, happens once', async () => {
  const idempotencyKey = randomUUID();
  const responses = await alternately(6, (api) => order(api, idempotencyKey));
  const [made] = await ordersMade();
  expect(await ordersMade()).toEqual([{ id: expect.any(String), events: 1 }]);
  for (const response of [...responses, await order(other, idempotencyKey)]) {
    expect(await idOf(response)).toEqual([201, { id: made?.id }]);
  }
});

test('what is due once a day is done by one process', async () => {
  const second = await openDatabase({ url: place.url });
  const platform = createFakePlatform();
  const listed: string[] = [];
  platform.storage.listBefore = async (prefix) => {
    listed.push(prefix);
    return [];
  };
  const tomorrow = { now: () => new Date(systemClock.now().getTime() + 86_400_000) };
  const stops = [database, second].map((own) =>
    startHousekeeping({ database: own, platform, clock: tomorrow, log: () => {} }),
  );
  await Promise.all(stops.map((stop) => stop()));
  expect(listed).toEqual(['users/', 'order_files/']);
  await second.close();
});

describe('a process that ends in the middle of a write', () => {
  let holder: Client;
  beforeEach(async () => {
    holder = new Client({ connectionString: place.url });
    await holder.connect();
    // An order names its person: it cannot be written as long as the row is held.
    await holder.query('begin');
    await holder.query('select 1 from contacts where id = $1 for update', [tanaka.contactId]);
  });
  afterEach(async () => {
    await holder.end();
    one = await start();
  });

  const waiting = async (): Promise<number> => {
    // Otherwise the connections stay those of the transaction's first look.
    await holder.query('select pg_stat_clear_snapshot()');
    const { rows } = await holder.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const refuses = (api: ApiProgram): Promise<boolean> =>
    fetch(`${api.address}/healthz`, { headers: { connection: 'close' } }).then(
      () => false,
      () => true,
    );

  test('at SIGTERM it answers, takes nothing new, and ends; the repeated write at the other gets the same answer', async () => {
    const idempotencyKey = randomUUID();
    const first = order(one, idempotencyKey);
    await until(async () => (await waiting()) === 1);
    const ended = one.stop();
    await until(() => refuses(one));
    const second = order(other, idempotencyKey);
    await until(async () => (await waiting()) === 2);
    await holder.query('rollback');
    const answers = await Promise.all([first, second].map(async (response) => idOf(await response)));
    const [made, ...more] = await ordersMade();
    expect([made?.events, more]).toEqual([1, []]);
    expect(answers).toEqual([
      [201, { id: made?.id }],
      [201, { id: made?.id }],
    ]);
    expect(await ended).toBe(0);
  });

  test('killed, it has written nothing, and the other one does the work', async () => {
    const idempotencyKey = randomUUID();
    const first = order(one, idempotencyKey).catch(() => null);
    await until(async () => (await waiting()) === 1);
    await one.kill();
    expect(await first).toBeNull();
    const second = order(other, idempotencyKey);
    await until(async () => (await waiting()) === 2);
    await holder.query('rollback');
    const answer = await idOf(await second);
    const [made, ...more] = await ordersMade();
    expect([made?.events, more]).toEqual([1, []]);
    expect(answer).toEqual([201, { id: made?.id }]);
  });
});
