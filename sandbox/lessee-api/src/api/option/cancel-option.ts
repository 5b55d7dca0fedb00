import { and, isNull } from 'drizzle-orm';
import { options } from '#database/schema/option.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';
import { tellProvider } from '../provider-event/tell-provider.ts';
import { isOption } from './option-row.ts';

/** Cancelling again changes nothing, and the provider is told once. */
export const cancelOption: Handler<'cancelOption'> = ({ params }, { db, caller, now }) =>
  db.transaction(async (tx) => {
    const isTheOne = isOption(caller, params.id);
    const cancelled = await tx
      .update(options)
      .set({ cancelledAt: now, updatedAt: now })
      .where(and(isTheOne, isNull(options.cancelledAt)))
      .returning({ optionId: options.id });
    for (const { optionId } of cancelled) {
      await tellProvider(tx, { caller, now }, { kind: 'optionCancelled', optionId });
    }
    if (cancelled.length === 0 && (await tx.$count(options, isTheOne)) === 0) throw notFound();
    return { status: 'cancelled' };
  });
