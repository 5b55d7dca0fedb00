import type { Db } from '@portal/lessee-api/database/database';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { orders } from '@portal/lessee-api/database/schema/order';
import { describeError, type Log } from '@portal/lessee-api/log';
import { and, eq, lt } from 'drizzle-orm';
import { lockOrder } from './offer.ts';

/**
 * Aborts estimates that nobody answered by the end of the order's last day. Takes one order at a time and locks the
 * order first, like the calls that answer an estimate; otherwise two transactions could wait for each other. false: at
 * least one could not be closed.
 */
export async function closeEndedOffers(db: Db, today: string, log: Log): Promise<boolean> {
  const ended = await db
    .selectDistinct({ id: orders.id })
    .from(estimates)
    .innerJoin(orders, eq(orders.id, estimates.orderId))
    .where(and(eq(estimates.status, 'unanswered'), lt(orders.endDate, today)));
  let isComplete = true;
  for (const { id } of ended) {
    try {
      await db.transaction((tx) => closeOffers(tx, id, today));
    } catch (error) {
      isComplete = false;
      log({ level: 'error', event: 'desk closing failed', ...describeError(error) });
    }
  }
  return isComplete;
}

async function closeOffers(tx: Db, orderId: string, today: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.endDate >= today) return;
  await tx
    .update(estimates)
    .set({ status: 'aborted' })
    .where(and(eq(estimates.orderId, orderId), eq(estimates.status, 'unanswered')));
}
