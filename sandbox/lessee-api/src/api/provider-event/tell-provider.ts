import type { Db } from '#database/database.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import type { SignedInContext } from '../core/handler.ts';

type Event = Omit<typeof providerEvents.$inferInsert, 'contactId' | 'occurredAt'>;

/** What the customer has just done; in the transaction of the call, so that the provider misses nothing. */
export const tellProvider = (tx: Db, { caller, now }: Pick<SignedInContext, 'caller' | 'now'>, event: Event) =>
  tx.insert(providerEvents).values({ ...event, contactId: caller.contactId, occurredAt: now });
