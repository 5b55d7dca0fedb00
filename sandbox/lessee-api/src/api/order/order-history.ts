import { ORDER_CHANGES, type ORDER_EVENTS, type OrderChange } from '@portal/contract/order';
import type { Contact } from '@portal/contract/values/primitives';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import type { orders } from '#database/schema/order.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import type { Caller } from '../core/caller.ts';
import { keptChanges } from '../core/kept-changes.ts';
import { contactColumns, isWhoDidIt } from '../user/contact.ts';

interface OrderEvent {
  readonly kind: (typeof ORDER_EVENTS)[number];
  readonly at: string;
  readonly by: Contact | null;
  readonly changes?: OrderChange[];
}
type Order = Pick<typeof orders.$inferSelect, 'id' | 'isSearchStopped'>;

/** What customers did with one of the caller's orders after it was made, oldest first. */
export async function orderHistory(db: Db, caller: Caller, order: Order): Promise<OrderEvent[]> {
  const newestFirst = await db
    .select({
      kind: providerEvents.kind,
      at: providerEvents.occurredAt,
      by: contactColumns,
      changes: providerEvents.changes,
    })
    .from(providerEvents)
    .leftJoin(contacts, isWhoDidIt(providerEvents.contactId, caller))
    .where(
      and(eq(providerEvents.orderId, order.id), inArray(providerEvents.kind, ['orderChanged', 'searchStopToggled'])),
    )
    .orderBy(desc(providerEvents.id));
  // A toggle before its outcome was kept undid the one before; the newest has led to what is there now.
  let isStopped = order.isSearchStopped;
  return newestFirst
    .map(({ kind, at, by, changes }): OrderEvent => {
      const done = { at: at.toISOString(), by };
      if (kind === 'orderChanged') return { kind: 'changed', ...done, ...keptChanges(ORDER_CHANGES, changes) };
      const isStop = changes ? changes.includes('searchStopped') : isStopped;
      isStopped = !isStop;
      return { kind: isStop ? 'searchStopped' : 'searchResumed', ...done };
    })
    .reverse();
}
