import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { addEstimate, addOrder } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { eq } from 'drizzle-orm';
import { type DeskWorld, openDeskWorld } from './testing/desk-world.ts';

let world: DeskWorld;
beforeAll(async () => {
  world = await openDeskWorld('2026-11-21T03:00:00.000Z');
}, START_TIMEOUT);
afterAll(() => world.close());

const statusOf = async (id: string) =>
  (await world.database.db.select().from(estimates).where(eq(estimates.id, id)))[0]?.status;

test('an unanswered estimate is closed on the day after the order’s last day, without a mail', async () => {
  const order = await addOrder(world, await addCustomer(world), { startDate: '2026-11-01', endDate: '2026-11-21' });
  const open = await addEstimate(world, order);
  const rejected = await addEstimate(world, order, { status: 'rejected' });
  const accepted = await addEstimate(world, order, { status: 'accepted' });

  await world.desk.step();
  expect(await statusOf(open.id)).toBe('unanswered');

  world.clock.set('2026-11-21T15:00:00.000Z');
  expect(await world.mailsOfStep()).toEqual([]);
  expect(await statusOf(open.id)).toBe('aborted');
  expect(await statusOf(rejected.id)).toBe('rejected');
  expect(await statusOf(accepted.id)).toBe('accepted');
});

test('a failed closing is tried again at the next look', async () => {
  const order = await addOrder(world, await addCustomer(world), { startDate: '2026-11-01', endDate: '2026-11-22' });
  const open = await addEstimate(world, order);
  world.clock.set('2026-11-22T15:00:00.000Z');
  const { db } = world.database;
  const transaction = jest.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('connection lost'));
  await world.desk.step();
  transaction.mockRestore();
  expect(world.deskLog).toContainEqual(expect.objectContaining({ event: 'desk closing failed' }));
  expect(await statusOf(open.id)).toBe('unanswered');
  await world.desk.step();
  expect(await statusOf(open.id)).toBe('aborted');
});
