import { eq } from 'drizzle-orm';
import { billings } from '#database/schema/billing.ts';
import { news } from '#database/schema/news.ts';
import { notificationReads } from '#database/schema/notification.ts';
import {
  addBilling,
  addContract,
  addEstimate,
  addMonthlyBilling,
  addNews,
  addOrder,
  addPapers,
} from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from '../testing/world.ts';

const NOW = '2026-11-27T03:00:00.000Z';
const hoursAgo = (hours: number) => new Date(new Date(NOW).getTime() - hours * 3_600_000);

const world = worldOfTests(NOW);
beforeEach(async () => {
  // News are for all companies, so each test begins without any.
  world.clock.set(NOW);
  await world.database.db.update(news).set({ publishedAt: null });
});

type RequestQuery = { [name: string]: string | undefined };
const listOf = async (customer: Customer, query: RequestQuery = {}) =>
  (await callAs(world, customer, 'listNotifications', { query })).answer;
const unreadOf = async (customer: Customer) => {
  const { data, pagination } = await listOf(customer, { readStatusFilter: 'unread' });
  const { notificationCount } = (await callAs(world, customer, 'getUnreadNewsCount', {})).answer;
  // The bell and the list say the same.
  expect(notificationCount).toBe(pagination.totalRecords);
  return data.map(({ id }) => id);
};
const read = async (customer: Customer, body: { ids: string[] } | { until: string }) =>
  expect((await callAs(world, customer, 'readNotifications', { body })).status).toBe(200);

/** One of each kind from this day; whoever has a contract had its estimate and papers months ago. */
async function addEach(customer: Customer) {
  world.clock.set('2026-06-01T03:00:00.000Z');
  const order = await addOrder(world, customer);
  const contract = await addContract(world, order);
  world.clock.set(NOW);
  const estimate = await addEstimate(world, order, { status: 'accepted', createdAt: hoursAgo(3) });
  const papers = await addPapers(world, estimate, { createdAt: hoursAgo(2) });
  const bill = await addBilling(world, contract, { issuedAt: hoursAgo(4) });
  const item = await addNews(world, { publishedAt: hoursAgo(1) });
  return { estimate, papers, bill, item };
}

test('what has happened is listed from the newest, with what leads to it', async () => {
  const tanaka = await addCustomer(world, { createdAt: hoursAgo(5), notificationsReadUntil: hoursAgo(5) });
  const order = await addOrder(world, tanaka, { name: '臨海副都心 橋梁補修工事' });
  const estimate = await addEstimate(world, order, { parkingName: '有明駐車場', createdAt: hoursAgo(3) });
  const papers = await addPapers(world, estimate, { createdAt: hoursAgo(2) });
  const consolidated = await addMonthlyBilling(world, tanaka, '2026-11-20');
  const item = await addNews(world, { title: '年末年始の営業時間について', publishedAt: hoursAgo(1) });
  const none = { order: null, parkingName: null, billingDate: null, title: null, isRead: false };
  const site = { order: { id: order.id, name: order.name }, parkingName: '有明駐車場' };
  expect(await listOf(tanaka)).toEqual({
    data: [
      { ...none, kind: 'bill', id: consolidated.id, occurredAt: NOW, billingDate: '2026-11-20' },
      { ...none, kind: 'news', id: item.id, occurredAt: hoursAgo(1).toISOString(), title: item.title },
      { ...none, ...site, kind: 'contractPaper', id: papers.id, occurredAt: hoursAgo(2).toISOString() },
      { ...none, ...site, kind: 'estimate', id: estimate.id, occurredAt: hoursAgo(3).toISOString() },
    ],
    pagination: { pageIndex: 1, pageSize: 100, totalPages: 1, totalRecords: 4 },
    asOf: NOW,
  });
});

test('a bill has its site and month; a corrected one and the lines of a consolidated one are not listed', async () => {
  const tanaka = await addCustomer(world);
  const order = await addOrder(world, tanaka);
  const contract = await addContract(world, order);
  const billsOf = async () => (await listOf(tanaka)).data.filter(({ kind }) => kind === 'bill');
  const bill = await addBilling(world, contract, { issuedAt: hoursAgo(2) });
  const { id, number: invoiceNumber } = bill;
  expect(await billsOf()).toMatchObject([
    { id, order: { name: order.name }, billingDate: '2026-11-01', invoiceNumber },
  ]);
  const whole = await addMonthlyBilling(world, tanaka, '2026-10-31');
  const line = { monthlyBillingId: whole.id, billingDate: '2026-10-31', paymentDueDate: '2026-11-30' };
  await addBilling(world, contract, { ...line, issuedAt: hoursAgo(1) });
  const correction = await addBilling(world, contract, { issuedAt: hoursAgo(1), correctionReason: '台数の誤り' });
  await world.database.db.update(billings).set({ correctedById: correction.id }).where(eq(billings.id, bill.id));
  expect(await billsOf()).toMatchObject([{ id: whole.id }, { id: correction.id, invoiceNumber: correction.number }]);
  expect((await billsOf())[0]).not.toHaveProperty('invoiceNumber');
});

test('pages, and the page past the end', async () => {
  const tanaka = await addCustomer(world);
  const order = await addOrder(world, tanaka);
  const ids: string[] = [];
  for (const hours of [1, 2, 3]) ids.push((await addEstimate(world, order, { createdAt: hoursAgo(hours) })).id);
  const page = async (pageNumber: string) => {
    const { data, pagination } = await listOf(tanaka, { pageSize: '2', pageNumber });
    return [data.map(({ id }) => id), pagination.totalRecords, pagination.totalPages];
  };
  expect(await page('1')).toEqual([ids.slice(0, 2), 3, 2]);
  expect(await page('2')).toEqual([ids.slice(2), 3, 2]);
  expect(await page('3')).toEqual([[], 3, 2]);
});

test('what is older than ninety days, from before the person was there, or still to come is not listed', async () => {
  const old = await addCustomer(world);
  const young = await addCustomer(world, {
    accountId: old.accountId,
    createdAt: hoursAgo(2),
    notificationsReadUntil: hoursAgo(2),
  });
  const order = await addOrder(world, old);
  const dated = async (createdAt: Date) => (await addEstimate(world, order, { createdAt })).id;
  await dated(hoursAgo(90 * 24 + 1));
  const [last, recent] = [await dated(hoursAgo(90 * 24)), await dated(hoursAgo(1))];
  await addNews(world, { publishedAt: hoursAgo(-1) });
  expect(await unreadOf(old)).toEqual([recent, last]);
  expect(await unreadOf(young)).toEqual([recent]);
});

test('some are read, by one person alone, and once is enough', async () => {
  const tanaka = await addCustomer(world);
  const { estimate, papers, bill, item } = await addEach(tanaka);
  const yamada = await addCustomer(world, { accountId: tanaka.accountId });
  const all = [item.id, papers.id, estimate.id, bill.id];
  expect(await unreadOf(tanaka)).toEqual(all);
  for (let times = 0; times < 2; times += 1) await read(tanaka, { ids: [estimate.id, bill.id] });
  expect(await unreadOf(tanaka)).toEqual([item.id, papers.id]);
  expect(await unreadOf(yamada)).toEqual(all);
  expect((await listOf(tanaka)).data.map(({ isRead }) => isRead)).toEqual([false, false, true, true]);
});

test('news that are read here are read in their list, and the other way round', async () => {
  const tanaka = await addCustomer(world);
  const [one, other] = [await addNews(world), await addNews(world)];
  await read(tanaka, { ids: [one.id] });
  await callAs(world, tanaka, 'getNews', { params: { id: other.id } });
  expect(await unreadOf(tanaka)).toEqual([]);
  const { data } = (await callAs(world, tanaka, 'listNews', { query: {} })).answer;
  expect(data.filter(({ isRead }) => !isRead)).toEqual([]);
  expect((await callAs(world, tanaka, 'getUnreadNewsCount', {})).answer.count).toBe(0);
});

test('all up to an instant are read, never what comes later, and nothing becomes unread', async () => {
  const tanaka = await addCustomer(world);
  const { papers, item } = await addEach(tanaka);
  await read(tanaka, { until: hoursAgo(3).toISOString() });
  expect(await unreadOf(tanaka)).toEqual([item.id, papers.id]);
  await read(tanaka, { until: '2099-01-01T00:00:00.000Z' });
  await read(tanaka, { until: hoursAgo(30).toISOString() });
  expect(await unreadOf(tanaka)).toEqual([]);
  world.clock.set('2026-11-27T04:00:00.000Z');
  const later = await addEstimate(world, await addOrder(world, tanaka));
  expect(await unreadOf(tanaka)).toEqual([later.id]);
});

test('nothing of another company is listed or counted, and its ids leave no trace', async () => {
  const tanaka = await addCustomer(world);
  const { estimate, papers, bill } = await addEach(tanaka);
  const stranger = await addCustomer(world);
  await read(stranger, { ids: [estimate.id, papers.id, bill.id, 'A'.repeat(18)] });
  expect((await listOf(stranger)).data.map(({ kind }) => kind)).toEqual(['news']);
  const left = eq(notificationReads.contactId, stranger.contactId);
  expect(await world.database.db.select().from(notificationReads).where(left)).toEqual([]);
});

test('more than a hundred are not counted', async () => {
  const tanaka = await addCustomer(world);
  const order = await addOrder(world, tanaka);
  for (let number = 0; number < 101; number += 1) await addEstimate(world, order, { createdAt: hoursAgo(1) });
  expect((await callAs(world, tanaka, 'getUnreadNewsCount', {})).answer.notificationCount).toBe(100);
  expect((await listOf(tanaka)).pagination.totalRecords).toBe(101);
});

test('of the colleagues who are there when notifications begin, nobody has anything to catch up on', async () => {
  const tanaka = await addCustomer(world, { notificationsReadUntil: undefined });
  await addEstimate(world, await addOrder(world, tanaka));
  expect(await unreadOf(tanaka)).toEqual([]);
});

test.each([
  ['readStatusFilter', 'read'],
  ['pageSize', '101'],
  ['pageNumber', '0'],
  ['kind', 'news'],
])('a list with %s=%s is refused', async (name, value) => {
  const response = await send(world, await addCustomer(world), 'listNotifications', { query: { [name]: value } });
  expect(response.status).toBe(400);
});

test.each([
  [{}],
  [{ ids: [] }],
  [{ ids: ['no id'] }],
  [{ ids: Array.from({ length: 101 }, () => 'A'.repeat(18)) }],
  [{ until: '2026-11-27' }],
  [{ until: '2026-99-27T00:00:00.000Z' }],
  [{ ids: ['A'.repeat(18)], until: NOW }],
])('%j is not read', async (body) => {
  const response = await send(world, await addCustomer(world), 'readNotifications', { body });
  expect(response.status).toBe(400);
});
