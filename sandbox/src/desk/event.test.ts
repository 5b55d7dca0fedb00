import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { addOrder } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, worldOfTests } from '@portal/lessee-api/testing/world';
import { eq } from 'drizzle-orm';
import { claim, countFailure, type ProviderEvent, pendingEvents, settle } from './event.ts';

const HAPPENED = Date.parse('2026-11-20T03:00:00.000Z');
const DELAY_MS = 1_000;
const after = (seconds: number): Date => new Date(HAPPENED + seconds * 1_000);

const world = worldOfTests();
let orderId: string;
beforeAll(async () => {
  orderId = (await addOrder(world, await addCustomer(world))).id;
});
beforeEach(async () => void (await world.database.db.delete(providerEvents)));

async function add(values: Partial<typeof providerEvents.$inferInsert> = {}): Promise<ProviderEvent> {
  const row = { kind: 'orderCreated', orderId, occurredAt: after(0), ...values } as const;
  const [event] = await world.database.db.insert(providerEvents).values(row).returning();
  if (!event) throw new Error('Nothing was inserted');
  return event;
}
const rowOf = async ({ id }: ProviderEvent): Promise<ProviderEvent | undefined> =>
  (await world.database.db.select().from(providerEvents).where(eq(providerEvents.id, id)))[0];
const isPendingAt = async (seconds: number): Promise<boolean> =>
  (await pendingEvents(world.database.db, after(seconds), DELAY_MS)).length > 0;

/** When the event is first looked at, in seconds after it happened. */
test.each<[title: string, values: Partial<typeof providerEvents.$inferInsert>, from: number | null]>([
  ['an event is due after the delay', {}, 1],
  ['… one with a time, from then on', { dueAt: after(60) }, 60],
  ['… one that failed, after four times the delay', { attempts: 1 }, 4],
  ['… twice, after sixteen times', { attempts: 2 }, 16],
  ['… one with a time that failed then, four times the delay after its time', { dueAt: after(60), attempts: 1 }, 64],
  ['… one that failed five times, never again', { attempts: 5 }, null],
  ['… one that is handled, never again', { handledAt: after(2) }, null],
])('%s', async (_title, values, from) => {
  await add(values);
  if (from === null) {
    expect(await isPendingAt(86_400)).toBe(false);
    return;
  }
  expect(await isPendingAt(from - 0.001)).toBe(false);
  expect(await isPendingAt(from)).toBe(true);
});

test('events are looked at in the order in which they happened', async () => {
  const [first, second] = [await add(), await add()];
  const events = await pendingEvents(world.database.db, after(60), DELAY_MS);
  expect(events.map(({ id }) => id)).toEqual([first.id, second.id]);
});

test('an event that another desk has moved on is not handled in its old state', async () => {
  const event = await add();
  const { db } = world.database;
  await settle(db, event, { again: after(60) }, after(2));
  expect(await claim(db, event)).toBe(false);
  const moved = await rowOf(event);
  expect(moved && (await claim(db, moved))).toBe(true);
});

test('nor is one that another desk has finished', async () => {
  const event = await add();
  const { db } = world.database;
  await settle(db, event, 'handled', after(2));
  expect(await claim(db, event)).toBe(false);
  expect(await rowOf(event)).toMatchObject({ handledAt: after(2) });
});

test('failures before the next look are forgotten', async () => {
  const event = await add();
  const { db } = world.database;
  await countFailure(db, event);
  await countFailure(db, event);
  expect(await rowOf(event)).toMatchObject({ attempts: 2 });
  await settle(db, event, { again: after(60) }, after(20));
  expect(await rowOf(event)).toMatchObject({ attempts: 0, dueAt: after(60), handledAt: null });
});
