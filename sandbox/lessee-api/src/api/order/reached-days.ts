import type { ReachedDays } from '@portal/contract/order';
import { tokyoDate } from '@portal/platform/text';
import { eq, max } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { estimates } from '#database/schema/estimate.ts';
import { contractPapers } from '#database/schema/papers.ts';
import type { OrderRow } from './order-row.ts';

/** The days on which the last estimate of an order arrived, and its last contract was concluded. */
export async function reachedDays(db: Db, { order, estimates: { total, contracted } }: OrderRow): Promise<ReachedDays> {
  const [arrival] =
    total > 0
      ? await db
          .select({ at: max(estimates.createdAt) })
          .from(estimates)
          .where(eq(estimates.orderId, order.id))
      : [];
  const [conclusion] =
    contracted > 0
      ? await db
          .select({ at: max(contractPapers.contractedAt) })
          .from(contractPapers)
          .where(eq(contractPapers.orderId, order.id))
      : [];
  return {
    ...(arrival?.at && { estimate: tokyoDate(arrival.at) }),
    ...(conclusion?.at && { contract: tokyoDate(conclusion.at) }),
  };
}
