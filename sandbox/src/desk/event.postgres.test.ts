import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { addOrder } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, worldOfTests } from '@portal/lessee-api/testing/world';
import { claim } from './event.ts';

/* Two desks at the same moment need two connections; the embedded database has only one. */

const world = worldOfTests();

test('an event that another desk is handling is left to it without waiting', async () => {
  const { db } = world.database;
  const { id: orderId } = await addOrder(world, await addCustomer(world));
  const values = { kind: 'orderCreated', orderId, occurredAt: world.clock.now() } as const;
  const [event] = await db.insert(providerEvents).values(values).returning();
  if (!event) throw new Error('Nothing was inserted');
  await db.transaction(async (one) => {
    expect(await claim(one, event)).toBe(true);
    // If it waited for the first, this test would never end.
    await db.transaction(async (other) => expect(await claim(other, event)).toBe(false));
  });
});
