import type { EstimateStatus } from '@portal/contract/estimate';
import type { Db } from '@portal/lessee-api/database/database';
import { newId } from '@portal/lessee-api/database/id';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { orders } from '@portal/lessee-api/database/schema/order';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { createRandom, type Random } from '#random/random.ts';
import { type Parking, parkingNear } from '#trade/nearby-parking.ts';

export type Order = typeof orders.$inferSelect;

/**
 * Locked until the transaction ends, so that nobody else makes offers for it. Its customer can still read it and refer
 * to it.
 */
export async function lockOrder(tx: Db, id: string): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return order ?? null;
}

export const isSearchOpen = (order: Pick<Order, 'isSearchStopped' | 'endDate'>, today: string): boolean =>
  !order.isSearchStopped && order.endDate >= today;

/** Three to six estimates near the site, all at once: a customer should not have to answer half a choice. */
export function offerChoice(tx: Db, order: Order, already: number, now: Date): Promise<string[]> {
  const random = randomOf(order, already);
  return offer(tx, order, statusesOf(random), random, now);
}

export function offerOneMore(tx: Db, order: Order, already: number, now: Date): Promise<string[]> {
  return offer(tx, order, ['unanswered'], randomOf(order, already), now);
}

/** The order's own randomness: the same order always gets the same offers, and no offer twice. */
const randomOf = ({ id }: Order, already: number): Random =>
  createRandom(already === 0 ? `quote/${id}` : `quote/${id}/${already}`);

function offer(tx: Db, order: Order, statuses: EstimateStatus[], random: Random, now: Date): Promise<string[]> {
  const offers = statuses.map((status) => ({ status, ...parkingNear(order, random) }));
  return offerLots(tx, order, offers, now);
}

type Lot = Parking & { status: EstimateStatus };

/** Offers these parking lots. The caller holds the lock on the order's row. Returns the ids of those to be answered. */
export async function offerLots(tx: Db, order: Order, lots: readonly Lot[], now: Date): Promise<string[]> {
  const of = { accountId: order.accountId, orderId: order.id, createdAt: now };
  const rows = lots.map((lot) => ({ id: newId(), ...of, ...lot }));
  await tx.insert(estimates).values(rows);
  await tx.insert(providerEvents).values({ kind: 'estimatesArrived', orderId: order.id, occurredAt: now });
  return rows.filter(({ status }) => status === 'unanswered').map(({ id }) => id);
}

/** Sometimes one is already withdrawn; at least three always remain. */
export function statusesOf(random: Random): EstimateStatus[] {
  const count = random.int(3, 6);
  const isOneAborted = count > 3 && random.chance(0.25);
  return Array.from({ length: count }, (_, index) => (isOneAborted && index === count - 1 ? 'aborted' : 'unanswered'));
}

export const countEstimates = (tx: Db, orderId: string): Promise<number> =>
  tx.$count(estimates, eq(estimates.orderId, orderId));

/** Whether the customer has an offer to answer, or a contract in progress or concluded. */
export const hasOpenOffer = async (tx: Db, orderId: string): Promise<boolean> =>
  (await tx.$count(
    estimates,
    and(eq(estimates.orderId, orderId), inArray(estimates.status, ['unanswered', 'accepted', 'contracted'])),
  )) > 0;

/** Its first offers are delayed but will come. */
export const isQuoteComing = async (tx: Db, orderId: string): Promise<boolean> =>
  (await tx.$count(
    providerEvents,
    and(eq(providerEvents.orderId, orderId), eq(providerEvents.kind, 'orderCreated'), isNull(providerEvents.handledAt)),
  )) > 0;
