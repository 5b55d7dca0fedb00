import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { orders } from '@portal/lessee-api/database/schema/order';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { renderHere } from '@portal/lessee-api/documents/renderers';
import { addEstimate, addOrder } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, PORTAL_ORIGIN, worldOfTests } from '@portal/lessee-api/testing/world';
import { eq } from 'drizzle-orm';
import { createDesk } from './desk.ts';

const world = worldOfTests();

/** The embedded database has one connection, so there they simply run one after the other. */
test('a withdrawal during an acceptance waits for the order, and blocks nothing that the customer needs', async () => {
  const { db } = world.database;
  const customer = await addCustomer(world);
  const order = await addOrder(world, customer);
  const estimate = await addEstimate(world, order);
  await db
    .insert(providerEvents)
    .values({ kind: 'estimateWithdrawn', orderId: order.id, estimateId: estimate.id, occurredAt: world.clock.now() });
  const log: string[] = [];
  const desk = createDesk({
    database: world.database,
    platform: world.platform,
    clock: world.clock,
    render: renderHere,
    portalOrigin: PORTAL_ORIGIN,
    log: (entry) => log.push(entry.event),
  });

  let withdrawal: Promise<void> = Promise.resolve();
  await db.transaction(async (tx) => {
    // Like the call that accepts: the order first, then its estimate.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('share');
    withdrawal = desk.step();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await tx
      .update(estimates)
      .set({ status: 'accepted', answeredAt: world.clock.now() })
      .where(eq(estimates.id, estimate.id));
  });
  await withdrawal;
  expect(log).toEqual([]);
  const [row] = await db.select().from(estimates).where(eq(estimates.id, estimate.id));
  expect(row?.status).toBe('accepted');
});
