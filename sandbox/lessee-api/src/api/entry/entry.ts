import { newId } from '#database/id.ts';
import { entries } from '#database/schema/entry.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import type { Handler } from '../core/handler.ts';

/**
 * One entry for each address, ignoring case. The first is kept, since anybody could send the second. Both are answered
 * alike, so that nobody learns who has already applied.
 */
export const createEntry: Handler<'createEntry'> = ({ body }, { db, now }) =>
  db.transaction(async (tx) => {
    const [entry] = await tx
      .insert(entries)
      .values({ id: newId(), ...body, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: entries.id });
    if (entry) await tx.insert(providerEvents).values({ kind: 'entryReceived', entryId: entry.id, occurredAt: now });
    return {};
  });
