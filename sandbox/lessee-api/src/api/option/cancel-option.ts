import { and, isNull } from 'drizzle-orm';
import { options } from '#database/schema/option.ts';
import type { Handler } from '../core/handler.ts';
import { conflict, notFound } from '../core/problem.ts';
import { tellProvider } from '../provider-event/tell-provider.ts';
import { isOption } from './option-row.ts';

/** Cancelling again changes nothing, and the provider is told once. */
export const cancelOption: Handler<'cancelOption'> = ({ params }, { db, caller, now }) =>
  db.transaction(async (tx) => {
    const isTheOne = isOption(caller, params.id);
    const cancelled = await tx
      .update(options)
      .set({ cancelledAt: now, updatedAt: now })
      .where(and(isTheOne, isNull(options.cancelledAt), isNull(options.doneAt)))
      .returning({ optionId: options.id });
    for (const { optionId } of cancelled) {
      await tellProvider(tx, { caller, now }, { kind: 'optionCancelled', optionId });
    }
    if (cancelled.length > 0) return { status: 'cancelled' };
    const [row] = await tx.select({ doneAt: options.doneAt }).from(options).where(isTheOne);
    if (!row) throw notFound();
    if (row.doneAt !== null) throw conflict('alreadyDone');
    return { status: 'cancelled' };
  });
