import { and, eq, not } from 'drizzle-orm';
import { orders } from '#database/schema/order.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';
import { tellProvider } from '../provider-event/tell-provider.ts';

/** Toggled in the database: of two simultaneous toggles, the second undoes the first. */
export const toggleSearchStop: Handler<'toggleSearchStop'> = ({ params }, { db, caller, now }) =>
  db.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ isSearchStopped: not(orders.isSearchStopped) })
      .where(and(eq(orders.accountId, caller.accountId), eq(orders.id, params.id)))
      .returning({ id: orders.id, isSearchStopped: orders.isSearchStopped });
    if (!order) throw notFound();
    const event = order.isSearchStopped ? 'searchStopped' : 'searchResumed';
    await tellProvider(tx, { caller, now }, { kind: 'searchStopToggled', orderId: order.id, changes: [event] });
    return { isSearchStopped: order.isSearchStopped };
  });
