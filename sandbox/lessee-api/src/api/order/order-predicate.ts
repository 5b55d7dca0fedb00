import type { OrderStatusFilter } from '@portal/shared/contract/order';
import { and, eq, gte, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orders } from '#database/schema/order.ts';

/*
 * What the list filters by and what home counts. One definition each, so that a count cannot differ from the list that
 * it leads to. Conditions on `orders`.
 */

/** The account is part of the condition for the index: an estimate always has its order's account. */
const hasEstimate = (condition?: SQL): SQL =>
  sql`exists (select 1 from ${estimates} where ${and(eq(estimates.orderId, orders.id), eq(estimates.accountId, orders.accountId), condition)})`;

export const isNotExpired = (today: string): SQL => gte(orders.endDate, today);

/** An order whose period has ended no longer waits for an answer. */
export const isUnanswered = (today: string): SQL | undefined =>
  and(isNotExpired(today), hasEstimate(eq(estimates.status, 'unanswered')));

/** Accepted, but without a contract: concluding one makes the estimate `contracted`. */
export const isUncontracted: SQL = hasEstimate(eq(estimates.status, 'accepted'));

/**
 * All orders of an account for which `isUnanswered` or `isUncontracted` holds. Uses the index of open estimates, since
 * an estimate always has its order's account.
 */
export const unansweredOrders = (db: Db, accountId: string, today: string) =>
  db
    .selectDistinct({ id: orders.id })
    .from(estimates)
    .innerJoin(orders, eq(orders.id, estimates.orderId))
    .where(and(eq(estimates.accountId, accountId), eq(estimates.status, 'unanswered'), isNotExpired(today)))
    .as('unanswered');

export const uncontractedOrders = (db: Db, accountId: string) =>
  db
    .selectDistinct({ id: estimates.orderId })
    .from(estimates)
    .where(and(eq(estimates.accountId, accountId), eq(estimates.status, 'accepted')))
    .as('uncontracted');

export const hasBillNotDownloaded: SQL = sql`exists (
  select 1 from ${contracts} join ${billings} on ${billings.contractId} = ${contracts.id}
  where ${contracts.orderId} = ${orders.id} and ${billings.downloadedAt} is null)`;

export const isInProgress = (today: string): SQL | undefined =>
  and(isNotExpired(today), eq(orders.isSearchStopped, false));

export const isWaitingForQuote = (today: string): SQL | undefined => and(isInProgress(today), not(hasEstimate()));

export function matchesStatusFilter(filter: OrderStatusFilter, today: string): SQL | undefined {
  switch (filter) {
    case 'all':
      return undefined;
    case 'unanswered':
      return isUnanswered(today);
    case 'uncontracted':
      return isUncontracted;
    case 'notDownloadedBilling':
      return hasBillNotDownloaded;
  }
}
