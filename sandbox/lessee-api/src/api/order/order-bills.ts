import type { OrderBills } from '@portal/contract/order';
import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import type { orders } from '#database/schema/order.ts';
import { isCurrent } from '../billing/bills-in-scope.ts';

/** The bills of an order's contracts. */
export async function orderBills(
  db: Db,
  { id, accountId }: Pick<typeof orders.$inferSelect, 'id' | 'accountId'>,
): Promise<OrderBills> {
  const [bills] = await db
    .select({
      total: count(),
      notDownloaded: sql`count(*) filter (where ${isNull(billings.downloadedAt)})`.mapWith(Number),
      lastBillingDate: max(billings.billingDate),
    })
    .from(billings)
    .innerJoin(contracts, and(eq(contracts.id, billings.contractId), eq(contracts.accountId, billings.accountId)))
    .where(and(eq(contracts.accountId, accountId), eq(contracts.orderId, id), isCurrent));
  return bills ?? { total: 0, notDownloaded: 0, lastBillingDate: null };
}
