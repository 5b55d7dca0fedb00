import type { Database } from '@portal/lessee-api/database/database';
import { newId } from '@portal/lessee-api/database/id';
import { mails } from '@portal/lessee-api/database/schema/mail';
import { orderAttachments } from '@portal/lessee-api/database/schema/order';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { openTestDatabase } from '@portal/lessee-api/database/testing';
import { addEstimate, addOption, addOrder, type Rows } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer, START_TIMEOUT } from '@portal/lessee-api/testing/world';
import type { Write } from './day.ts';
import { judgeWrites } from './judge.ts';

let database: Database;
let world: Rows;
let customer: Customer;
beforeAll(async () => {
  database = await openTestDatabase();
  world = { database, clock: { now: () => new Date() } };
  customer = await addCustomer(world);
}, START_TIMEOUT);
afterAll(() => database.close());

const written = (key: string, kind: Write['kind'] = 'order', isAnswered = true): Write => ({ kind, key, isAnswered });
type Event = Omit<typeof providerEvents.$inferInsert, 'occurredAt'>;
const tell = (event: Event) => database.db.insert(providerEvents).values({ ...event, occurredAt: new Date() });
const attach = (orderId: string, name: string, position = 0) =>
  database.db.insert(orderAttachments).values({ id: newId(), orderId, position, name, url: newId() });
async function send(recipient: string, messageId: string): Promise<void> {
  const at = new Date();
  await database.db.insert(mails).values({ recipient, messageId, subject: '', body: '', createdAt: at, dueAt: at });
}
const tellOrder = (orderId: string) => tell({ kind: 'orderCreated', orderId });

test('each kind of write is found where it is, and told once', async () => {
  const order = await addOrder(world, customer, { name: 'once' });
  const option = await addOption(world, customer, { name: 'applied' });
  const estimate = await addEstimate(world, order, { status: 'accepted' });
  await attach(order.id, 'once.pdf');
  await send('once@example.jp', '<1>');
  await tellOrder(order.id);
  await tell({ kind: 'optionCreated', optionId: option.id });
  await tell({ kind: 'estimateAccepted', orderId: order.id, estimateId: estimate.id });
  const writes = [
    ...[written('once'), written('once.pdf', 'attachment'), written('applied', 'application')],
    ...[written(estimate.id, 'estimate'), written('once@example.jp', 'share')],
  ];
  expect(await judgeWrites(database, writes)).toEqual({ lost: [], doubled: [] });
});

test('what was answered and is not there is lost, as is what nobody told the provider', async () => {
  await addOrder(world, customer, { name: 'untold' });
  const { id } = await addEstimate(world, await addOrder(world, customer));
  const writes = [
    ...[written('nowhere'), written('untold'), written(id, 'estimate')],
    ...[written('nowhere.pdf', 'attachment'), written('nowhere@example.jp', 'share')],
  ];
  expect((await judgeWrites(database, writes)).lost).toEqual([
    ...['order nowhere', 'order untold', `estimate ${id}`, 'attachment nowhere.pdf', 'share nowhere@example.jp'],
  ]);
  expect(await judgeWrites(database, [written('nowhere', 'order', false)])).toEqual({ lost: [], doubled: [] });
});

test('what is there or told twice is doubled, also if it was never answered', async () => {
  for (const name of ['twice', 'twice']) await tellOrder((await addOrder(world, customer, { name })).id);
  const told = await addOrder(world, customer, { name: 'told twice' });
  for (let times = 0; times < 2; times += 1) await tellOrder(told.id);
  await attach(told.id, 'twice.pdf');
  await attach(told.id, 'twice.pdf', 1);
  for (const id of ['<2>', '<3>']) await send('twice@example.jp', id);
  const writes = [
    ...[written('twice', 'order', false), written('told twice')],
    ...[written('twice.pdf', 'attachment'), written('twice@example.jp', 'share', false)],
  ];
  expect((await judgeWrites(database, writes)).doubled).toEqual([
    ...['order twice', 'order told twice', 'attachment twice.pdf', 'share twice@example.jp'],
  ]);
});
