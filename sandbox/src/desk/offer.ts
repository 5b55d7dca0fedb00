import type { Db } from '@portal/lessee-api/database/database';
import { newId } from '@portal/lessee-api/database/id';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { orders } from '@portal/lessee-api/database/schema/order';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import type { EstimateStatus } from '@portal/shared/contract/estimate';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { createRandom, type Random } from '#random/random.ts';
import { parkingNear } from '#trade/nearby-parking.ts';

export type Order = typeof orders.$inferSelect;

/** Held until the end of the transaction, so that nobody offers for it meanwhile. Its customer may go on to read and refer to it. */
export async function lockOrder(tx: Db, id: string): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return order ?? null;
}

export const isWanted = (order: Pick<Order, 'isSearchStopped' | 'endDate'>, today: string): boolean =>
  !order.isSearchStopped && order.endDate >= today;

/** Three to six estimates near the site, together: a customer shall not answer half a choice. */
export function offerChoice(tx: Db, order: Order, already: number, now: Date): Promise<string[]> {
  const random = randomOf(order, already);
  return offer(tx, order, statusesOf(random), random, now);
}

export function offerOneMore(tx: Db, order: Order, already: number, now: Date): Promise<string[]> {
  return offer(tx, order, ['unanswered'], randomOf(order, already), now);
}

/** The order's own randomness: the same order would get the same offers again, and never the same one twice. */
const randomOf = ({ id }: Order, already: number): Random =>
  createRandom(already === 0 ? `quote/${id}` : `quote/${id}/${already}`);

async function offer(tx: Db, order: Order, statuses: EstimateStatus[], random: Random, now: Date): Promise<string[]> {
  const rows = statuses.map((status) => ({
    id: newId(),
    accountId: order.accountId,
    orderId: order.id,
    status,
    ...parkingNear(order, random),
    createdAt: now,
  }));
  await tx.insert(estimates).values(rows);
  await tx.insert(providerEvents).values({ kind: 'estimatesArrived', orderId: order.id, occurredAt: now });
  return rows.filter(({ status }) => status === 'unanswered').map(({ id }) => id);
}

/** Now and then one is withdrawn already; never so many that fewer than three remain. */
export function statusesOf(random: Random): EstimateStatus[] {
  const count = random.int(3, 6);
  const isOneAborted = count > 3 && random.chance(0.25);
  return Array.from({ length: count }, (_, index) => (isOneAborted && index === count - 1 ? 'aborted' : 'unanswered'));
}

export const countEstimates = (tx: Db, orderId: string): Promise<number> =>
  tx.$count(estimates, eq(estimates.orderId, orderId));

/** Whether the customer has something in hand: an offer to answer, or a contract on the way or concluded. */
export const hasOpenOffer = async (tx: Db, orderId: string): Promise<boolean> =>
  (await tx.$count(
    estimates,
    and(eq(estimates.orderId, orderId), inArray(estimates.status, ['unanswered', 'accepted', 'contracted'])),
  )) > 0;

/** Its first offers are still to come, though late. */
export const isQuoteComing = async (tx: Db, orderId: string): Promise<boolean> =>
  (await tx.$count(
    providerEvents,
    and(eq(providerEvents.orderId, orderId), eq(providerEvents.kind, 'orderCreated'), isNull(providerEvents.handledAt)),
  )) > 0;
