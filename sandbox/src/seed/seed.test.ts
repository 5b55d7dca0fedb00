import { ESTIMATE_STATUSES } from '@portal/contract/estimate';
import { ORDER_STATUSES } from '@portal/contract/order';
import { contacts } from '@portal/lessee-api/database/schema/account';
import { billingLines, billings } from '@portal/lessee-api/database/schema/billing';
import { contracts } from '@portal/lessee-api/database/schema/contract';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { news } from '@portal/lessee-api/database/schema/news';
import { orders } from '@portal/lessee-api/database/schema/order';
import { openTestDatabase } from '@portal/lessee-api/database/testing';
import { totalOf } from '@portal/lessee-api/documents/bill-total';
import { addCustomer, type Customer, callAs, START_TIMEOUT, worldOfTests } from '@portal/lessee-api/testing/world';
import { asc, eq, sql } from 'drizzle-orm';
import type { SeedAccount } from '#identity/seeded-user.ts';
import { seed } from './seed.ts';

const TODAY = '2026-11-21';
const world = worldOfTests(`${TODAY}T03:00:00.000Z`);
let users: SeedAccount[];
beforeAll(async () => {
  users = await seed(world.database, { today: TODAY });
}, START_TIMEOUT);

const as = (key: string): Customer => {
  const user = users.find(({ email }) => email === `${key}@demo.example`);
  if (!user) throw new Error(`No such user: ${key}`);
  return { accountId: '', contactId: user.contactId ?? '', uid: user.uid, token: `token-of-${user.uid}` };
};
const userOf = async (key: string) => (await callAs(world, as(key), 'getUser', {})).answer;
const totalOrders = async (key: string) =>
  (await callAs(world, as(key), 'listOrders', { query: { pageSize: '1' } })).answer.pagination.totalRecords;

test('the users are those of the demo, each with what the identity provider must know', () => {
  expect(users.map(({ email }) => email)).toEqual(
    ['tanaka', 'yamada', 'sato', 'suzuki', 'first', 'required', 'unverified', 'disabled', 'new', 'large'].map(
      (key) => `${key}@demo.example`,
    ),
  );
  expect(users.filter((user) => !user.emailVerified).map(({ email }) => email)).toEqual(['unverified@demo.example']);
  expect(users.filter((user) => user.disabled).map(({ email }) => email)).toEqual(['disabled@demo.example']);
  expect(users.filter((user) => user.mfaPhoneNumber).map(({ email }) => email)).toEqual(['suzuki@demo.example']);
  for (const user of users)
    expect(user).toMatchObject({ password: 'demo-pass-1', uid: expect.stringMatching(/^\w{28}$/) });
});

test('the companies, departments and duties are as described', async () => {
  const [tanaka, yamada] = [await userOf('tanaka'), await userOf('yamada')];
  expect(tanaka.accountId).toBe(yamada.accountId);
  expect(tanaka.billingUnit).toBe('everyContract');
  expect(await userOf('sato')).toMatchObject({ billingUnit: 'monthly', billingClosingDay: 20 });
  expect(await userOf('first')).toMatchObject({ isRequiredChangePassword: true, isRequiredMfa: false });
  expect(await userOf('required')).toMatchObject({ isRequiredChangePassword: false, isRequiredMfa: true });
  const { data } = (await callAs(world, as('tanaka'), 'listAccounts', {})).answer;
  expect(new Set(data.map(({ department }) => department)).size).toBe(4);
});

test('the first password does not meet the demand for a new one', async () => {
  const { uid, passwordSetAt = null } = users.find(({ email }) => email === 'first@demo.example') ?? {};
  world.platform.users.set(uid ?? '', { passwordSetAt });
  expect((await callAs(world, as('first'), 'notifyPasswordChanged', {})).status).toBe(409);
});

test('tanaka’s company has about sixty orders in every state, with estimates in every state', async () => {
  const { answer } = await callAs(world, as('tanaka'), 'listOrders', { query: {} });
  expect(answer.data.length).toBeGreaterThanOrEqual(60);
  expect(new Set(answer.data.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
  for (const status of ESTIMATE_STATUSES)
    expect(answer.data.some(({ estimates }) => (estimates?.[status] ?? 0) > 0)).toBe(true);
  const counts = Object.values((await callAs(world, as('tanaka'), 'getOrderProgress', { query: {} })).answer);
  expect(counts.every((count) => (count ?? 0) > 0)).toBe(true);
});

test('new has nothing, large 5,000 orders', async () => {
  expect([await totalOrders('new'), await totalOrders('large')]).toEqual([0, 5_000]);
});

test('tanaka’s company has bills for each of the last 24 months, the current one included', async () => {
  const { billings: rows } = (
    await callAs(world, as('tanaka'), 'listBillings', { query: { billingYear: '2026', billingMonth: '11' } })
  ).answer;
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ downloadedAt }) => downloadedAt === null)).toBe(true);
  const months = await world.database.db
    .select({ month: sql<string>`to_char(${billings.billingDate}, 'YYYY-MM')` })
    .from(billings)
    .where(eq(billings.accountId, (await userOf('tanaka')).accountId))
    .groupBy(sql`1`);
  expect(months).toHaveLength(24);
});

describe('the bills of tanaka’s company', () => {
  const billsOf = async (billingMonth: string, query = {}) =>
    (await callAs(world, as('tanaka'), 'listBillings', { query: { billingYear: '2026', billingMonth, ...query } }))
      .answer;

  test('one of last month is in the place of another, which adds to no total and no count', async () => {
    const { billings: rows, monthTotalRent } = await billsOf('10');
    const [correction, ...others] = rows.filter(({ corrects }) => corrects);
    expect(others).toEqual([]);
    expect(rows.map(({ correctedBy }) => correctedBy)).toEqual(rows.map(() => undefined));
    expect(monthTotalRent).toBe(rows.reduce((sum, { totalRent }) => sum + totalRent, 0));
    const counts = (await callAs(world, as('tanaka'), 'countBillings', { params: { year: '2026' } })).answer.data;
    expect(counts).toContainEqual({ month: '10', countResult: rows.length });

    const both = await billsOf('10', { withCorrected: 'true' });
    expect([both.billings.length, both.monthTotalRent]).toEqual([rows.length + 1, monthTotalRent]);
    const old = both.billings.find(({ correctedBy }) => correctedBy);
    expect(correction?.corrects).toMatchObject({
      id: old?.id,
      invoiceNumber: old?.invoiceNumber,
      totalRent: old?.totalRent,
      issuedAt: old?.issuedAt,
      reason: '利用できなかった3日分を差し引き',
    });
    expect(old?.correctedBy).toEqual({ id: correction?.id, invoiceNumber: correction?.invoiceNumber });
    expect(correction?.invoiceNumber).not.toBe(old?.invoiceNumber);
    expect(correction?.issuedAt).toBe('2026-10-07T01:30:00.000Z');
    expect(correction?.totalRent).toBeLessThan(old?.totalRent ?? 0);
    for (const row of [correction, old]) {
      const params = { id: row?.id ?? '' };
      expect((await callAs(world, as('tanaka'), 'downloadBilling', { params })).status).toBe(200);
    }
  });

  test('one of this month has two tax rates', async () => {
    const rates = (await billsOf('11')).billings.map(({ taxes = [] }) => taxes.map(({ percent }) => percent));
    expect(rates.filter((each) => each.length > 1)).toEqual([[10, 8]]);
  });
});

test('the consolidated bill of last month is in the place of another, whose sum was higher', async () => {
  const params = { year: '2026', month: '10' };
  const { totalRent, corrected = [] } = (await callAs(world, as('sato'), 'getMonthlyBilling', { params })).answer;
  const query = { billingYear: '2026', billingMonth: '10' };
  const { billings: rows } = (await callAs(world, as('sato'), 'listMonthlyBillings', { query })).answer;
  expect(totalRent).toBe(rows.reduce((sum, row) => sum + row.totalRent, 0));
  const corrections = rows.flatMap((row) => (row.corrects ? [row.corrects.totalRent - row.totalRent] : []));
  expect(corrections).toHaveLength(1);
  expect(corrected).toMatchObject([
    { totalRent: totalRent + (corrections[0] ?? 0), reason: '利用できなかった3日分を差し引き' },
  ]);
});

test('every bill is the sum of its lines, and none is dated in the future', async () => {
  const lines = await world.database.db.select().from(billingLines).orderBy(asc(billingLines.billingId));
  const byBill = groupByBill(lines);
  for (const bill of await world.database.db.select().from(billings)) {
    expect(totalOf(byBill.get(bill.id) ?? []).total).toBe(bill.totalRent);
    expect(bill.billingDate <= TODAY).toBe(true);
  }
});

test('a monthly account’s bills are dated by its closing day and cover the time up to it', async () => {
  const { billings: rows } = (await callAs(world, as('sato'), 'listBillings', { query: {} })).answer;
  for (const row of rows) {
    expect(row.billingDate.slice(8)).toBe('20');
    expect(row.endDate <= row.billingDate).toBe(true);
  }
});

test('120 news of all categories: some unread for tanaka, none for new, one coming maintenance on home', async () => {
  expect(await world.database.db.$count(news)).toBe(120);
  const unread = async (key: string) => (await callAs(world, as(key), 'getUnreadNewsCount', {})).answer.count;
  expect([await unread('tanaka'), await unread('new')]).toEqual([4, 0]);
  const { answer } = await callAs(world, as('tanaka'), 'getLatestNews', {});
  expect(answer).toMatchObject({
    category: 'メンテナンス情報',
    startAt: expect.any(String),
    endAt: expect.any(String),
  });
  const categories = (await callAs(world, as('tanaka'), 'listNews', { query: {} })).answer.data.map(
    ({ category }) => category,
  );
  for (const category of ['障害対応', 'メンテナンス情報', 'アップデート情報', 'お知らせ'])
    expect(categories).toContain(category);
});

test('all seeded data pass the contract on every page', async () => {
  for (const key of ['tanaka', 'sato', 'suzuki', 'unverified']) {
    const { data } = (await callAs(world, as(key), 'listOrders', { query: {} })).answer;
    const [order] = data;
    if (!order) throw new Error(`${key} has no orders`);
    const params = { id: order.id };
    expect((await callAs(world, as(key), 'getOrder', { params })).answer.id).toBe(order.id);
    expect((await callAs(world, as(key), 'listEstimates', { params })).answer.data).toHaveLength(
      order.estimates?.total ?? 0,
    );
  }
});

test('a second seed changes nothing, and returns the same users', async () => {
  await addCustomer(world);
  const before = await world.database.db.$count(orders);
  expect(await seed(world.database, { today: '2026-12-24' })).toEqual(users);
  expect(await world.database.db.$count(orders)).toBe(before);
});

test(
  'the seed is the same every time; on another day only the dates move',
  async () => {
    const other = await openTestDatabase();
    await seed(other, { today: '2027-03-01' });
    const identityOf = (db: typeof other.db) =>
      db
        .select({ id: estimates.id, orderId: estimates.orderId, name: orders.name, rent: estimates.monthlyRent })
        .from(estimates)
        .innerJoin(orders, eq(orders.id, estimates.orderId))
        .innerJoin(contacts, eq(contacts.id, orders.contactId))
        .orderBy(asc(estimates.id));
    expect(await identityOf(other.db)).toEqual(await identityOf(world.database.db));
    expect(await other.db.$count(contracts)).toBe(await world.database.db.$count(contracts));
    await other.close();
  },
  START_TIMEOUT,
);

function groupByBill(lines: (typeof billingLines.$inferSelect)[]) {
  const groups = new Map<string, (typeof billingLines.$inferSelect)[]>();
  for (const line of lines) groups.set(line.billingId, [...(groups.get(line.billingId) ?? []), line]);
  return groups;
}
