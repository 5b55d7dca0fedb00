import { eq } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { orders } from '#database/schema/order.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { addEstimate, addOrder } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
});

const toggle = (id: string, customer = tanaka) => callAs(world, customer, 'toggleSearchStop', { params: { id } });
const isStopped = async (id: string) =>
  (await world.database.db.select().from(orders).where(eq(orders.id, id)))[0]?.isSearchStopped;
const eventsOf = (id: string) => world.database.db.select().from(providerEvents).where(eq(providerEvents.orderId, id));
const statusInList = async () =>
  (await callAs(world, tanaka, 'listOrders', { query: {} })).answer.data.map(({ status }) => status);
const progress = async () => (await callAs(world, tanaka, 'getOrderProgress', { query: {} })).answer;

test('a search is stopped and resumed; each new state is returned and reaches the provider [7.27]', async () => {
  const { id } = await addOrder(world, tanaka);
  expect((await toggle(id)).answer).toEqual({ isSearchStopped: true });
  expect(await isStopped(id)).toBe(true);
  expect((await toggle(id)).answer).toEqual({ isSearchStopped: false });
  expect(await isStopped(id)).toBe(false);
  expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['searchStopToggled', 'searchStopToggled']);
});

test('the status in the list and the counts on home follow [7.27, 7.20, 7.28]', async () => {
  const { id } = await addOrder(world, tanaka);
  expect(await statusInList()).toEqual(['waitingQuote']);
  expect(await progress()).toMatchObject({ inProgressCount: 1, waitingQuoteCount: 1 });
  await toggle(id);
  expect(await statusInList()).toEqual(['searchStopped']);
  expect(await progress()).toMatchObject({ inProgressCount: 0, waitingQuoteCount: 0 });
  await toggle(id);
  expect(await statusInList()).toEqual(['waitingQuote']);
  expect(await progress()).toMatchObject({ inProgressCount: 1, waitingQuoteCount: 1 });
});

test('existing estimates stay as they are and can still be answered [7.27]', async () => {
  const order = await addOrder(world, tanaka);
  const estimate = await addEstimate(world, order);
  await toggle(order.id);
  expect(await progress()).toMatchObject({ unansweredQuoteCount: 1 });
  const params = { id: order.id, estimateId: estimate.id };
  expect((await callAs(world, tanaka, 'acceptEstimate', { params, body: {} })).status).toBe(200);
});

test('simultaneous toggles cancel each other: after an even number the state is as before [7.27]', async () => {
  const { id } = await addOrder(world, tanaka);
  const replies = await Promise.all(Array.from({ length: 8 }, () => toggle(id)));
  expect(replies.map(({ answer }) => answer.isSearchStopped).sort()).toEqual([
    ...Array(4).fill(false),
    ...Array(4).fill(true),
  ]);
  expect(await isStopped(id)).toBe(false);
  expect(await eventsOf(id)).toHaveLength(8);
});

test('only the company’s own people may toggle; an unknown order is not found [7.27, 1.2]', async () => {
  const { id } = await addOrder(world, tanaka);
  expect((await toggle(id, await addCustomer(world, { accountId: tanaka.accountId }))).status).toBe(200);
  expect((await toggle(id, await addCustomer(world))).status).toBe(404);
  expect((await toggle(newId())).status).toBe(404);
  expect(await isStopped(id)).toBe(true);
});
