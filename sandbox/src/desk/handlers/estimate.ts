import type { Db } from '@portal/lessee-api/database/database';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { and, eq, ne } from 'drizzle-orm';
import { createRandom } from '#random/random.ts';
import { type ProviderEvent, subjectOf } from '../event.ts';
import {
  estimateAcceptedMail,
  estimateRejectedMail,
  estimatesArrivedMail,
  estimateWithdrawnMail,
} from '../mails/estimate-mails.ts';
import { countEstimates, isSearchOpen, lockOrder, type Order, offerOneMore } from '../offer.ts';
import { issuePapers } from '../papers.ts';
import { type DeskContext, isFirstLook, later, type Reaction } from '../reaction.ts';
import { lockEstimate, orderSubject } from '../recipient.ts';

/** In units of the desk's delay. */
const LATE = 5;

/** Counts the offers that came with this event; one withdrawn before the mail goes out no longer counts. */
export const announceEstimates: Reaction = {
  act: async (context, event) => {
    const orderId = subjectOf(event, 'orderId');
    const count = await context.db.$count(
      estimates,
      and(eq(estimates.orderId, orderId), eq(estimates.createdAt, event.occurredAt), ne(estimates.status, 'aborted')),
    );
    if (count > 0) await context.platform.outbox.add(estimatesArrivedMail(await orderSubject(context, orderId), count));
    return 'handled';
  },
};

/** First the mail, then the contract papers; one in twenty parking lots is let to somebody else in between. */
export const confirmAcceptance: Reaction = {
  act: async (context, event) => {
    const { db, platform, now, isEventful } = context;
    const estimate = await lockEstimate(context, subjectOf(event, 'estimateId'));
    if (isFirstLook(event)) {
      await platform.outbox.add(estimateAcceptedMail(await orderSubject(context, estimate.orderId), estimate));
      return later(context);
    }
    if (estimate.status !== 'accepted') return 'handled';
    if (isEventful && createRandom(`fate/${estimate.id}`).chance(0.05)) await abort(db, estimate, now);
    else await issuePapers(db, estimate, now);
    return 'handled';
  },
};

/** Sometimes another one follows later. */
export const confirmRejection: Reaction = {
  act: async (context, event) => {
    if (!isFirstLook(event)) {
      await offerAnother(context, await lockOrder(context.db, subjectOf(event, 'orderId')));
      return 'handled';
    }
    const estimate = await lockEstimate(context, subjectOf(event, 'estimateId'));
    await context.platform.outbox.add(estimateRejectedMail(await orderSubject(context, estimate.orderId), estimate));
    const isAnotherComing = context.isEventful && createRandom(`fate/${estimate.id}`).chance(0.3);
    return isAnotherComing ? later(context, LATE) : 'handled';
  },
};

/** The withdrawal may have been planned earlier: if the customer has answered since, the answer stands. */
export const withdrawEstimate: Reaction = {
  act: async (context, event) => {
    const order = await tellWithdrawal(context, event);
    await offerAnother(context, order);
    return 'handled';
  },
};

/** The order whose estimate is withdrawn now; null: it is not. */
export async function tellWithdrawal(context: DeskContext, event: ProviderEvent): Promise<Order | null> {
  const { db, platform } = context;
  // The order is locked before its estimate, as everywhere: otherwise the desk and a customer who accepts at this moment
  // would wait for each other.
  const order = await lockOrder(db, subjectOf(event, 'orderId'));
  const estimate = await lockEstimate(context, subjectOf(event, 'estimateId'));
  if (estimate.status === 'unanswered') {
    await db.update(estimates).set({ status: 'aborted' }).where(eq(estimates.id, estimate.id));
  } else if (estimate.status !== 'aborted') {
    return null;
  }
  await platform.outbox.add(estimateWithdrawnMail(await orderSubject(context, estimate.orderId), estimate));
  return order;
}

/** The caller holds the lock on the order's row. */
async function offerAnother({ db, now, today }: DeskContext, order: Order | null): Promise<void> {
  if (order && isSearchOpen(order, today)) await offerOneMore(db, order, await countEstimates(db, order.id), now);
}

/** The caller holds the lock on the row. */
export async function abort(tx: Db, { id, orderId }: { id: string; orderId: string }, now: Date): Promise<void> {
  await tx.update(estimates).set({ status: 'aborted' }).where(eq(estimates.id, id));
  await tx.insert(providerEvents).values({ kind: 'estimateWithdrawn', orderId, estimateId: id, occurredAt: now });
}
