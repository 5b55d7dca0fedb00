import type { Database } from '@portal/lessee-api/database/database';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { openTestDatabase } from '@portal/lessee-api/database/testing';
import { addEstimate, addOption, addOrder, type Rows } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer } from '@portal/lessee-api/testing/world';
import type { Write } from './day.ts';
import { judgeWrites } from './judge.ts';

let database: Database;
let world: Rows;
let customer: Customer;
beforeAll(async () => {
  database = await openTestDatabase();
  world = { database, clock: { now: () => new Date() } };
  customer = await addCustomer(world);
});
afterAll(() => database.close());

const written = (key: string, kind: Write['kind'] = 'order', isAnswered = true): Write => ({ kind, key, isAnswered });
type Event = Omit<typeof providerEvents.$inferInsert, 'occurredAt'>;
const tell = (event: Event) => database.db.insert(providerEvents).values({ ...event, occurredAt: new Date() });
const tellOrder = (orderId: string) => tell({ kind: 'orderCreated', orderId });

test('each kind of write is found where it is, and told once', async () => {
  const order = await addOrder(world, customer, { name: 'once' });
  const option = await addOption(world, customer, { name: 'applied' });
  const estimate = await addEstimate(world, order, { status: 'accepted' });
  await tellOrder(order.id);
  await tell({ kind: 'optionCreated', optionId: option.id });
  await tell({ kind: 'estimateAccepted', orderId: order.id, estimateId: estimate.id });
  const writes = [written('once'), written('applied', 'application'), written(estimate.id, 'estimate')];
  expect(await judgeWrites(database, writes)).toEqual({ lost: [], doubled: [] });
});

test('what was answered and is not there is lost, as is what nobody told the provider', async () => {
  await addOrder(world, customer, { name: 'untold' });
  const { id } = await addEstimate(world, await addOrder(world, customer));
  const writes = [written('nowhere'), written('untold'), written(id, 'estimate')];
  expect((await judgeWrites(database, writes)).lost).toEqual(['order nowhere', 'order untold', `estimate ${id}`]);
  expect(await judgeWrites(database, [written('nowhere', 'order', false)])).toEqual({ lost: [], doubled: [] });
});

test('what is there or told twice is doubled, also if it was never answered', async () => {
  for (const name of ['twice', 'twice']) await tellOrder((await addOrder(world, customer, { name })).id);
  const told = await addOrder(world, customer, { name: 'told twice' });
  for (let times = 0; times < 2; times += 1) await tellOrder(told.id);
  const writes = [written('twice', 'order', false), written('told twice')];
  expect((await judgeWrites(database, writes)).doubled).toEqual(['order twice', 'order told twice']);
});
