import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { providerEvents } from '#database/schema/provider-event.ts';

export type ProviderEvent = typeof providerEvents.$inferSelect;

/** The row that the event is about. The database holds every kind to its subjects, so that null is a defect. */
export function subjectOf(event: ProviderEvent, subject: 'orderId' | 'estimateId' | 'papersId'): string {
  const id = event[subject];
  if (id === null) throw new Error(`${event.kind} without ${subject}`);
  return id;
}

/** After so many failures an event is left alone; it must not be tried for ever. */
const MAX_ATTEMPTS = 5;

/** What happened up to then and is not handled, the oldest first. */
export const pendingEvents = (db: Db, until: Date): Promise<ProviderEvent[]> =>
  db
    .select()
    .from(providerEvents)
    .where(
      and(
        isNull(providerEvents.handledAt),
        lt(providerEvents.attempts, MAX_ATTEMPTS),
        lte(providerEvents.occurredAt, until),
      ),
    )
    .orderBy(asc(providerEvents.id));

/** false: another desk was faster. */
export async function markHandled(db: Db, event: ProviderEvent, now: Date): Promise<boolean> {
  const marked = await db
    .update(providerEvents)
    .set({ handledAt: now })
    .where(and(eq(providerEvents.id, event.id), isNull(providerEvents.handledAt)))
    .returning({ id: providerEvents.id });
  return marked.length > 0;
}

export const countFailure = (db: Db, event: ProviderEvent) =>
  db
    .update(providerEvents)
    .set({ attempts: sql`${providerEvents.attempts} + 1` })
    .where(eq(providerEvents.id, event.id));
