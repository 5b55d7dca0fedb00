import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { createRandom } from '#random/random.ts';
import { FARTHEST_METRES, metresBetween } from '#trade/nearby-parking.ts';
import { subjectOf } from '../event.ts';
import { orderChangedMail, searchResumedMail, searchStoppedMail } from '../mails/order-mails.ts';
import {
  countEstimates,
  hasOpenOffer,
  isQuoteComing,
  isSearchOpen,
  lockOrder,
  type Order,
  offerChoice,
  offerOneMore,
} from '../offer.ts';
import { type DeskContext, isFirstLook, later, type Reaction } from '../reaction.ts';
import { orderSubject } from '../recipient.ts';

/** In units of the desk's delay. */
const STALLED = 12;
const LATE = 8;

/** One order in ten waits long for its offers. One in five gets a late extra offer, one in ten loses one. */
export const quoteOrder: Reaction = {
  act: async (context, event) => {
    const { db, now, today, isEventful } = context;
    const order = await lockOrder(db, subjectOf(event, 'orderId'));
    if (!order || !isSearchOpen(order, today)) return 'handled';
    const already = await countEstimates(db, order.id);
    const fate = createRandom(`fate/${order.id}`);
    const isStalling = fate.chance(0.1);
    if (already > 0) {
      await offerOneMore(db, order, already, now);
    } else if (isEventful && isStalling && isFirstLook(event)) {
      return later(context, STALLED);
    } else {
      const [first] = await offerChoice(db, order, already, now);
      if (isEventful && first) await planUnexpectedEvent(context, order, first, fate.fraction());
    }
    return 'handled';
  },
};

async function planUnexpectedEvent(context: DeskContext, { id: orderId }: Order, estimateId: string, fate: number) {
  const { db, now } = context;
  const plan = { orderId, occurredAt: now, dueAt: later(context, LATE).again };
  if (fate < 0.2) await db.insert(providerEvents).values({ kind: 'orderCreated', ...plan });
  else if (fate < 0.3) await db.insert(providerEvents).values({ kind: 'estimateWithdrawn', estimateId, ...plan });
}

export const confirmChange: Reaction = {
  act: async (context, event) => {
    const { db, platform, now, today } = context;
    const orderId = subjectOf(event, 'orderId');
    if (isFirstLook(event)) {
      await platform.outbox.add(orderChangedMail(await orderSubject(context, orderId)));
      return later(context);
    }
    const order = await lockOrder(db, orderId);
    if (order && isSearchOpen(order, today) && (await dropDistantOffers(context, order))) {
      const already = await countEstimates(db, order.id);
      const isAnyComing = await isQuoteComing(db, order.id);
      if (!isAnyComing) await offerChoice(db, order, already, now);
    }
    return 'handled';
  },
};

/**
 * Withdraws the offers after the site has moved away from them, since they are useless now. true: no offer is open now.
 * Nothing changes once an offer is accepted, because the order's conditions are fixed from then on.
 */
async function dropDistantOffers({ db }: DeskContext, order: Order): Promise<boolean> {
  const offered = await db.select().from(estimates).where(eq(estimates.orderId, order.id));
  if (offered.some(({ status }) => status === 'accepted' || status === 'contracted')) return false;
  const open = offered.filter(({ status }) => status === 'unanswered');
  const distant = open.filter((estimate) => metresBetween(order, estimate) > 1.5 * FARTHEST_METRES);
  if (distant.length > 0) {
    const ids = distant.map(({ id }) => id);
    await db.update(estimates).set({ status: 'aborted' }).where(inArray(estimates.id, ids));
  }
  return open.length > 0 ? distant.length === open.length : offered.length === 0;
}

/** Of several toggles in a row the last one counts; the customer is told the final state. */
export const confirmSearchStop: Reaction = {
  act: async (context, event) => {
    const { db, platform, now, today } = context;
    const order = await lockOrder(db, subjectOf(event, 'orderId'));
    if (!order) return 'handled';
    if (isFirstLook(event)) {
      if (await isTurnedAgain(context, order.id, event.id)) return 'handled';
      const subject = await orderSubject(context, order.id);
      await platform.outbox.add(order.isSearchStopped ? searchStoppedMail(subject) : searchResumedMail(subject));
      return order.isSearchStopped ? 'handled' : later(context);
    }
    const isIdle = !(await hasOpenOffer(db, order.id)) && !(await isQuoteComing(db, order.id));
    if (isSearchOpen(order, today) && isIdle) await offerChoice(db, order, await countEstimates(db, order.id), now);
    return 'handled';
  },
};

const isTurnedAgain = async ({ db }: DeskContext, orderId: string, eventId: number): Promise<boolean> =>
  (await db.$count(
    providerEvents,
    and(
      eq(providerEvents.orderId, orderId),
      eq(providerEvents.kind, 'searchStopToggled'),
      isNull(providerEvents.handledAt),
      gt(providerEvents.id, eventId),
    ),
  )) > 0;
