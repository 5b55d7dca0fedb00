import type { OrderUpdateBody } from '@portal/contract/order-change';
import { eq } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { orders } from '#database/schema/order.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { addOrder, updateBody } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();
let tanaka: Customer;
let mori: Customer;
let id: string;
beforeEach(async () => {
  tanaka = await addCustomer(world);
  mori = await addCustomer(world, { accountId: tanaka.accountId });
  world.clock.set('2026-11-21T00:00:00.000Z');
});

const change = (values: Partial<OrderUpdateBody>, customer = tanaka) =>
  callAs(world, customer, 'updateOrder', { params: { id }, body: { ...updateBody, ...values } });
const toggle = (customer = tanaka) => callAs(world, customer, 'toggleSearchStop', { params: { id } });
const history = async (customer = tanaka) =>
  (await callAs(world, customer, 'getOrder', { params: { id } })).answer.history?.map(({ kind, at, by, changes }) => [
    kind,
    at.slice(8, 10),
    by?.id,
    ...(changes ?? []),
  ]);

test('a new request has none', async () => {
  ({ id } = await addOrder(world, tanaka));
  expect(await history()).toEqual([]);
});

test('who changed what, and who stopped and resumed the search, is told in order', async () => {
  ({ id } = await addOrder(world, tanaka));
  await change({});
  world.clock.set('2026-11-22T00:00:00.000Z');
  const url = world.platform.upload(
    mori.uid,
    `users/${mori.uid}/order_attachments/${mori.contactId}-1764000000000-plan.pdf`,
  );
  const attachments = [{ name: '図面.pdf', url }];
  await change({ name: '別の現場', remarks: '早朝', attachments }, mori);
  world.clock.set('2026-11-23T00:00:00.000Z');
  await toggle();
  world.clock.set('2026-11-24T00:00:00.000Z');
  await toggle(mori);
  expect((await history())?.slice(1)).toEqual([
    ['changed', '22', mori.contactId, 'name', 'remarks', 'attachments'],
    ['searchStopped', '23', tanaka.contactId],
    ['searchResumed', '24', mori.contactId],
  ]);
});

test.each<[Partial<OrderUpdateBody>, string]>([
  [{ address: '大阪府堺市1-1' }, 'place'],
  [{ location: { latitude: 34.5, longitude: 135.5 } }, 'place'],
  [{ endDate: '2027-12-31' }, 'period'],
  [{ numberOfCars: 9 }, 'cars'],
  [{ automobileType: 'TRUCK_4T' }, 'cars'],
])('a change of %j is one of the %s', async (values, expected) => {
  ({ id } = await addOrder(world, tanaka));
  await change({});
  await change({ ...values });
  expect((await history())?.at(-1)).toEqual(['changed', '21', tanaka.contactId, expected]);
});

test('a search that was stopped before this was kept has been resumed by the first toggle', async () => {
  ({ id } = await addOrder(world, tanaka, { isSearchStopped: true }));
  await toggle();
  expect(await history()).toEqual([['searchResumed', '21', tanaka.contactId]]);
});

test('what a toggle has done is kept with it, whatever is read of the order meanwhile', async () => {
  ({ id } = await addOrder(world, tanaka));
  await toggle();
  await world.database.db.update(orders).set({ isSearchStopped: false }).where(eq(orders.id, id));
  expect(await history()).toEqual([['searchStopped', '21', tanaka.contactId]]);
});

test('before it was kept, each toggle undid the one before', async () => {
  ({ id } = await addOrder(world, tanaka));
  await toggle();
  await toggle();
  await world.database.db.update(providerEvents).set({ changes: null }).where(eq(providerEvents.orderId, id));
  expect((await history())?.map(([kind]) => kind)).toEqual(['searchStopped', 'searchResumed']);
});

test('it is of this order, and of nobody else’s company', async () => {
  ({ id } = await addOrder(world, tanaka));
  await toggle();
  const stranger = await addCustomer(world);
  expect((await callAs(world, stranger, 'getOrder', { params: { id } })).status).toBe(404);
  expect((await callAs(world, tanaka, 'getOrder', { params: { id: newId() } })).status).toBe(404);
  ({ id } = await addOrder(world, tanaka));
  expect(await history()).toEqual([]);
});
