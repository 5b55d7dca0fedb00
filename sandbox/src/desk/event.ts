import type { Db } from '@portal/lessee-api/database/database';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';

export type ProviderEvent = typeof providerEvents.$inferSelect;

type Subject = {
  [Field in keyof ProviderEvent]: ProviderEvent[Field] extends string | null ? Field : never;
}[keyof ProviderEvent];

/** The row that the event is about. The database requires the subjects of every kind, so null is a defect. */
export function subjectOf(event: ProviderEvent, subject: Exclude<Subject, 'kind' | 'contactId'>): string {
  const id = event[subject];
  if (id === null) throw new Error(`${event.kind} without ${subject}`);
  return id;
}

/** Handled, or due again at that time: the event then has a `dueAt`, which tells a reaction how far it is. */
export type Outcome = 'handled' | { readonly again: Date };

/** After this many failures an event is given up. */
const MAX_ATTEMPTS = 5;

/**
 * The events that are due: at least `delayMs` old, at or past their time, and not failed a moment ago. Oldest first.
 */
export function pendingEvents(db: Db, now: Date, delayMs: number): Promise<ProviderEvent[]> {
  const { handledAt, attempts, occurredAt, dueAt, id } = providerEvents;
  // 4, 16, 64, 256 times the desk's delay: four seconds grow to a quarter of an hour.
  const retryAt = sql`coalesce(${dueAt}, ${occurredAt}) + power(4, ${attempts}) * ${delayMs / 1000} * interval '1 second'`;
  return db
    .select()
    .from(providerEvents)
    .where(
      and(
        isNull(handledAt),
        lt(attempts, MAX_ATTEMPTS),
        lte(occurredAt, new Date(now.getTime() - delayMs)),
        or(isNull(dueAt), lte(dueAt, now)),
        or(eq(attempts, 0), lte(retryAt, now)),
      ),
    )
    .orderBy(asc(id));
}

/** Locks the event until the transaction ends. false: another desk is handling it, or has already done so. */
export async function claim(tx: Db, event: ProviderEvent): Promise<boolean> {
  const [row] = await tx
    .select({ dueAt: providerEvents.dueAt })
    .from(providerEvents)
    .where(and(eq(providerEvents.id, event.id), isNull(providerEvents.handledAt)))
    .for('update', { skipLocked: true });
  return row !== undefined && row.dueAt?.getTime() === event.dueAt?.getTime();
}

export const settle = (tx: Db, event: ProviderEvent, outcome: Outcome, now: Date) =>
  tx
    .update(providerEvents)
    .set(outcome === 'handled' ? { handledAt: now } : { dueAt: outcome.again, attempts: 0 })
    .where(eq(providerEvents.id, event.id));

export const countFailure = (db: Db, event: ProviderEvent) =>
  db
    .update(providerEvents)
    .set({ attempts: sql`${providerEvents.attempts} + 1` })
    .where(eq(providerEvents.id, event.id));
