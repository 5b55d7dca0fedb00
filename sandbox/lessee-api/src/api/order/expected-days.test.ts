import { addBilling, addContract, addEstimate, addOrder, addPapers } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const world = worldOfTests('2026-11-27T03:00:00.000Z');
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
});

const PERIOD = { startDate: '2026-12-11', endDate: '2027-08-03' };
const at = (day: string) => new Date(`2026-11-${day}T01:00:00.000Z`);
const expectedOf = async ({ id }: { id: string }) =>
  (await callAs(world, tanaka, 'getOrder', { params: { id } })).answer.expected;

test.each([
  ['26', { estimate: '2026-11-28' }],
  ['25', { estimate: '2026-11-27' }],
  // A day that has passed is no promise any more.
  ['24', {}],
])('an order of the %sth without estimates: %j', async (day, expected) => {
  expect(await expectedOf(await addOrder(world, tanaka, { ...PERIOD, createdAt: at(day) }))).toEqual(expected);
});

test('no estimate is expected where the search is stopped, or one is there', async () => {
  const createdAt = at('26');
  expect(await expectedOf(await addOrder(world, tanaka, { ...PERIOD, createdAt, isSearchStopped: true }))).toEqual({});
  const order = await addOrder(world, tanaka, { ...PERIOD, createdAt });
  await addEstimate(world, order);
  expect(await expectedOf(order)).toEqual({});
});

test('papers are expected after the latest acceptance without papers, and a bill on the first day of use', async () => {
  const order = await addOrder(world, tanaka, { ...PERIOD });
  await addEstimate(world, order, { status: 'accepted', answeredAt: at('25') });
  const last = await addEstimate(world, order, { status: 'accepted', answeredAt: at('26') });
  expect(await expectedOf(order)).toEqual({ papers: '2026-11-30', firstBill: '2026-12-11' });
  await addPapers(world, last);
  expect(await expectedOf(order)).toEqual({ papers: '2026-11-29', firstBill: '2026-12-11' });
});

test.each([
  [20, '2026-12-20'],
  [10, '2027-01-10'],
  [31, '2026-12-31'],
])('an account that closes on the %ith is billed on %s', async (billingClosingDay, firstBill) => {
  tanaka = await addCustomer(world, {}, { billingUnit: 'monthly', billingClosingDay });
  const order = await addOrder(world, tanaka, PERIOD);
  await addContract(world, order);
  expect(await expectedOf(order)).toEqual({ firstBill });
});

test('once there is a bill, none is announced', async () => {
  const order = await addOrder(world, tanaka, PERIOD);
  await addBilling(world, await addContract(world, order));
  expect(await expectedOf(order)).toEqual({});
});

test('an order says how many bills it has: a corrected one once, and none of another order', async () => {
  const billsOf = async ({ id }: { id: string }) =>
    (await callAs(world, tanaka, 'getOrder', { params: { id } })).answer.bills;
  const order = await addOrder(world, tanaka, PERIOD);
  expect(await billsOf(order)).toEqual({ total: 0, notDownloaded: 0, lastBillingDate: null });
  const contract = await addContract(world, order);
  const right = await addBilling(world, contract, { billingDate: '2026-11-25' });
  await addBilling(world, contract, { billingDate: '2026-11-26', correctedById: right.id });
  await addBilling(world, contract, { billingDate: '2026-10-25', downloadedAt: at('01') });
  await addBilling(world, await addContract(world, await addOrder(world, tanaka, PERIOD)));
  expect(await billsOf(order)).toEqual({ total: 2, notDownloaded: 1, lastBillingDate: '2026-11-25' });
});

test('a closed order expects nothing', async () => {
  const order = await addOrder(world, tanaka, { startDate: '2026-11-01', endDate: '2026-11-26', createdAt: at('26') });
  expect(await expectedOf(order)).toEqual({});
});

test('what has come has its days: of the last estimate and of the last contract, of this order alone', async () => {
  const other = await addOrder(world, tanaka, PERIOD);
  await addEstimate(world, other, { createdAt: at('26') });
  const order = await addOrder(world, tanaka, PERIOD);
  const reachedOf = async () => (await callAs(world, tanaka, 'getOrder', { params: { id: order.id } })).answer.reached;
  expect(await reachedOf()).toEqual({});
  // The day is that of Tokyo.
  for (const createdAt of [new Date('2026-11-19T15:00:00.000Z'), at('12')])
    await addEstimate(world, order, { createdAt });
  expect(await reachedOf()).toEqual({ estimate: '2026-11-20' });
  await addContract(world, order);
  expect(await reachedOf()).toEqual({ estimate: '2026-11-27', contract: '2026-11-27' });
});
