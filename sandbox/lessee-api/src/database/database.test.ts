import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { addBilling, addContract, addEstimate, addNews, addOrder } from '#api/testing/fixtures.ts';
import { addCustomer, type Customer, START_TIMEOUT, worldOfTests } from '#api/testing/world.ts';
import { newId } from './id.ts';
import { openDatabase } from './open.ts';
import { accounts } from './schema/account.ts';
import { estimates } from './schema/estimate.ts';
import { migrationsFolder } from './session.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeAll(async () => {
  tanaka = await addCustomer(world);
});

/** The constraint that refused it; the driver's error is the cause of Drizzle's. */
const refusal = async (write: () => Promise<unknown>): Promise<unknown> => {
  try {
    await write();
    return 'accepted';
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    return typeof cause === 'object' && cause !== null && 'constraint' in cause ? cause.constraint : error;
  }
};

describe('the database itself refuses', () => {
  const order = (values: Parameters<typeof addOrder>[2]) => () => addOrder(world, tanaka, values);
  const estimate = (values: Parameters<typeof addEstimate>[2]) => async () =>
    addEstimate(world, await addOrder(world, tanaka), values);
  const contract = (values: Parameters<typeof addContract>[2]) => async () =>
    addContract(world, await addOrder(world, tanaka), values);
  const bill = (values: Parameters<typeof addBilling>[2]) => async () =>
    addBilling(world, await addContract(world, await addOrder(world, tanaka)), values);

  test.each([
    ['orders_id', order({ id: 'short' })],
    ['orders_period', order({ startDate: '2026-12-02', endDate: '2026-12-01' })],
    ['orders_number_of_cars', order({ numberOfCars: 0 })],
    ['orders_location', order({ latitude: 91 })],
    ['orders_name', order({ name: '' })],
    ['orders_contact', order({ contactId: newId() })],
    ['estimates_status', estimate({ status: 'lost' as 'aborted' })],
    ['estimates_monthly_rent', estimate({ monthlyRent: -1 })],
    ['estimates_answered_at', estimate({ status: 'accepted', answeredAt: null })],
    ['estimates_order', estimate({ orderId: newId() })],
    ['contracts_period', contract({ endAt: new Date(0) })],
    ['contracts_estimate', contract({ estimateId: newId() })],
    ['billings_total_rent', bill({ totalRent: -1 })],
    ['billings_payment_due_date', bill({ paymentDueDate: '2026-10-01' })],
    ['billings_contract', bill({ contractId: newId() })],
    ['news_period', () => addNews(world, { startAt: new Date(1), endAt: new Date(0) })],
    ['accounts_billing_closing_day', () => addCustomer(world, {}, { billingClosingDay: 32 })],
    ['contacts_auth_uid_unique', () => addCustomer(world, { authUid: tanaka.uid })],
  ])('what breaks %s', async (constraint, write) => {
    expect(await refusal(write)).toBe(constraint);
  });
});

test('ids are 18 alphanumerics and do not repeat', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(new Set(ids).size).toBe(2_000);
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{18}$/);
});

test('an instant keeps its milliseconds', async () => {
  const createdAt = new Date('2026-11-21T03:04:05.678Z');
  const { id } = await addEstimate(world, await addOrder(world, tanaka), { createdAt });
  const [row] = await world.database.db.select().from(estimates).where(eq(estimates.id, id));
  expect(row?.createdAt).toEqual(createdAt);
});

test('a word of three letters finds its orders by the index, whatever the size of the table', async () => {
  const { db } = world.database;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const plan = await tx.execute(sql`explain select id from orders where search_text like '%abc%'`);
    expect(JSON.stringify(plan)).toContain('orders_search_text');
  });
});

test(
  'the migrations are what the schema says: nothing is left to generate',
  async () => {
    const out = await mkdtemp(join(tmpdir(), 'migrations-'));
    await cp(migrationsFolder, out, { recursive: true });
    const before = await readdir(out);
    const cwd = join(__dirname, '../..');
    // It finds no absolute path, and ends well whatever goes wrong: only its words show that it has looked.
    const options = [
      '--dialect=postgresql',
      '--name=nothing',
      '--schema=./src/database/schema/*.ts',
      `--out=${relative(cwd, out)}`,
    ];
    const drizzleKit = join(cwd, 'node_modules/.bin/drizzle-kit');
    const { stdout } = await promisify(execFile)(drizzleKit, ['generate', ...options], { cwd });
    expect(stdout).toContain('No schema changes, nothing to migrate');
    expect(await readdir(out)).toEqual(before);
    await rm(out, { recursive: true });
  },
  START_TIMEOUT,
);

test(
  'a folder keeps what was written, is migrated only once, and may be let go of twice',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
    const id = newId();
    const first = await openDatabase({ dataDir });
    await first.db.insert(accounts).values({ id, companyName: '㈱髙島建設' });
    await first.close();
    const second = await openDatabase({ dataDir });
    expect(await second.db.select().from(accounts)).toMatchObject([{ id, companyName: '㈱髙島建設' }]);
    await second.close();
    await second.close();
    await rm(dataDir, { recursive: true });
  },
  START_TIMEOUT,
);
