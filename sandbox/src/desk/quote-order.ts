import type { EstimateStatus } from '@portal/shared/contract/estimate';
import { eq } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orders } from '#database/schema/order.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { createRandom, type Random } from '#seed/random.ts';
import type { DeskContext } from './desk.ts';
import { markHandled, type ProviderEvent, subjectOf } from './event.ts';
import { parkingNear } from './nearby-parking.ts';

/** Three to six estimates near the site, together: a customer shall not answer half a choice. */
export async function quoteOrder({ database, now }: DeskContext, event: ProviderEvent): Promise<void> {
  await database.db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(eq(orders.id, subjectOf(event, 'orderId')));
    if (!order || !(await markHandled(tx, event, now))) return;
    // The order's own randomness: the same order would get the same offers again.
    const random = createRandom(`quote/${order.id}`);
    const rows = statusesOf(random).map((status) => ({
      id: newId(),
      accountId: order.accountId,
      orderId: order.id,
      status,
      ...parkingNear(order, random),
      createdAt: now,
    }));
    await tx.insert(estimates).values(rows);
    await tx.insert(providerEvents).values({ kind: 'estimatesArrived', orderId: order.id, occurredAt: now });
  });
}

/** Now and then one is withdrawn already; never so many that fewer than three remain. */
export function statusesOf(random: Random): EstimateStatus[] {
  const count = random.int(3, 6);
  const isOneAborted = count > 3 && random.chance(0.25);
  return Array.from({ length: count }, (_, index) => (isOneAborted && index === count - 1 ? 'aborted' : 'unanswered'));
}
