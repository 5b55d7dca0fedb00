import { ORDER_CHANGES, type ORDER_EVENTS, type OrderChange } from '@portal/contract/order';
import type { Contact } from '@portal/contract/values/primitives';
import { eq } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import type { orders } from '#database/schema/order.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import type { Caller } from '../core/caller.ts';
import { keptChanges, toldEvents } from '../provider-event/told-events.ts';

interface OrderEvent {
  readonly kind: (typeof ORDER_EVENTS)[number];
  readonly at: string;
  readonly by: Contact | null;
  readonly changes?: OrderChange[];
}
type Order = Pick<typeof orders.$inferSelect, 'id' | 'isSearchStopped'>;

/** What customers did with one of the caller's orders after it was made, oldest first. */
export async function orderHistory(db: Db, caller: Caller, order: Order): Promise<OrderEvent[]> {
  const told = await toldEvents(db, caller, {
    isAbout: eq(providerEvents.orderId, order.id),
    kinds: ['orderChanged', 'searchStopToggled'],
  });
  // A toggle before its outcome was kept undid the one before; the newest has led to what is there now.
  let isStopped = order.isSearchStopped;
  return told
    .toReversed()
    .map(({ kind, at, by, changes }): OrderEvent => {
      if (kind === 'orderChanged') return { kind: 'changed', at, by, ...keptChanges(ORDER_CHANGES, changes) };
      const isStop = changes ? changes.includes('searchStopped') : isStopped;
      isStopped = !isStop;
      return { kind: isStop ? 'searchStopped' : 'searchResumed', at, by };
    })
    .reverse();
}
