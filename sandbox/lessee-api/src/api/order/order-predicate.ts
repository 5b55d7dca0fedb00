import type { OrderStatusFilter } from '@portal/shared/contract/order';
import { and, eq, gte, not, type SQL, sql } from 'drizzle-orm';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orders } from '#database/schema/order.ts';

/*
 * What the list filters by and what the counts on home count: one definition each, so that a count and the list that
 * it leads to cannot differ. Conditions on `orders`.
 */

/** The account stands in it for the index: an estimate always has its order's. */
const hasEstimate = (condition?: SQL): SQL =>
  sql`exists (select 1 from ${estimates} where ${and(eq(estimates.orderId, orders.id), eq(estimates.accountId, orders.accountId), condition)})`;

export const isNotExpired = (today: string): SQL => gte(orders.endDate, today);

export const isUnanswered: SQL = hasEstimate(eq(estimates.status, 'unanswered'));

/** Accepted, and no contract yet: with the contract the estimate becomes `contracted`. */
export const isUncontracted: SQL = hasEstimate(eq(estimates.status, 'accepted'));

/**
 * How many orders of a whole account `isUnanswered` or `isUncontracted` holds for: from the index of open estimates
 * alone, since an estimate always has its order's account.
 */
export const countWithEstimate = (accountId: string, status: 'unanswered' | 'accepted'): SQL<number> =>
  sql`(select count(*) from (
    select distinct ${estimates.orderId} from ${estimates}
    where ${and(eq(estimates.accountId, accountId), eq(estimates.status, status))}) as found)`.mapWith(Number);

export const hasBillNotDownloaded: SQL = sql`exists (
  select 1 from ${contracts} join ${billings} on ${billings.contractId} = ${contracts.id}
  where ${contracts.orderId} = ${orders.id} and ${billings.downloadedAt} is null)`;

export const isInProgress = (today: string): SQL | undefined =>
  and(isNotExpired(today), eq(orders.isSearchStopped, false));

export const isWaitingForQuote = (today: string): SQL | undefined => and(isInProgress(today), not(hasEstimate()));

const filters: Record<OrderStatusFilter, SQL | undefined> = {
  all: undefined,
  unanswered: isUnanswered,
  uncontracted: isUncontracted,
  notDownloadedBilling: hasBillNotDownloaded,
};

export const matchesStatusFilter = (filter: OrderStatusFilter): SQL | undefined => filters[filter];
