import type { OrderStatusFilter } from '@portal/contract/order';
import { and, eq, gte, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orders } from '#database/schema/order.ts';
import { contractPapers } from '#database/schema/papers.ts';
import { isCurrent } from '../billing/bills-in-scope.ts';

/*
 * What the list filters by and what home counts. One definition each, so that a count cannot differ from the list that
 * it leads to. Conditions on `orders`.
 */

const hasEstimate = (condition?: SQL): SQL =>
  sql`exists (select 1 from ${estimates} where ${and(eq(estimates.orderId, orders.id), condition)})`;

/** The account is part of the condition for the index: an estimate always has its order's account. */
const hasOpenEstimate = (status: 'unanswered' | 'accepted'): SQL | undefined =>
  hasEstimate(and(eq(estimates.accountId, orders.accountId), eq(estimates.status, status)));

export const isNotExpired = (today: string): SQL => gte(orders.endDate, today);

/** An order whose period has ended no longer waits for an answer. */
export const isUnanswered = (today: string): SQL | undefined => and(isNotExpired(today), hasOpenEstimate('unanswered'));

/** Accepted, but without a contract: concluding one makes the estimate `contracted`. */
export const isUncontracted = hasOpenEstimate('accepted');

/** Papers that the customer has not handed in; without that, they are not concluded either. */
export const isUnsubmitted: SQL = isNull(contractPapers.submittedAt);

export const hasUnsubmittedPapers: SQL = sql`exists (
  select 1 from ${contractPapers} where ${and(eq(contractPapers.orderId, orders.id), isUnsubmitted)})`;

/** The provider's turn: the papers are not made out yet, or are handed in. */
export const isContractInProgress: SQL | undefined = and(isUncontracted, not(hasUnsubmittedPapers));

/*
 * All orders of an account for which `isUnanswered`, `isUncontracted` or `hasBillNotDownloaded` holds, found from what
 * they are about, since estimates, contracts and bills always have their order's account. Read from indexes alone; for
 * that, the account is named once more where a row of it is joined.
 */

export const unansweredOrders = (db: Db, accountId: string, today: string) =>
  db
    .selectDistinct({ id: orders.id })
    .from(estimates)
    .innerJoin(orders, eq(orders.id, estimates.orderId))
    .where(
      and(
        eq(estimates.accountId, accountId),
        eq(estimates.status, 'unanswered'),
        eq(orders.accountId, accountId),
        isNotExpired(today),
      ),
    )
    .as('unanswered');

export const uncontractedOrders = (db: Db, accountId: string) =>
  db
    .selectDistinct({ id: estimates.orderId })
    .from(estimates)
    .where(and(eq(estimates.accountId, accountId), eq(estimates.status, 'accepted')))
    .as('uncontracted');

export const hasBillNotDownloaded: SQL = sql`exists (
  select 1 from ${contracts} join ${billings} on ${billings.contractId} = ${contracts.id}
  where ${contracts.orderId} = ${orders.id} and ${billings.downloadedAt} is null and ${isCurrent})`;

export const ordersWithBillNotDownloaded = (db: Db, accountId: string) =>
  db
    .selectDistinct({ id: contracts.orderId })
    .from(billings)
    .innerJoin(contracts, and(eq(contracts.id, billings.contractId), eq(contracts.accountId, billings.accountId)))
    .where(and(eq(billings.accountId, accountId), isCurrent, isNull(billings.downloadedAt)))
    .as('not_downloaded');

export const isInProgress = (today: string): SQL | undefined =>
  and(isNotExpired(today), eq(orders.isSearchStopped, false));

export const isWaitingForQuote = (today: string): SQL | undefined => and(isInProgress(today), not(hasEstimate()));

export function matchesStatusFilter(filter: OrderStatusFilter, today: string): SQL | undefined {
  switch (filter) {
    case 'all':
      return undefined;
    case 'inProgress':
      return isInProgress(today);
    case 'waitingQuote':
      return isWaitingForQuote(today);
    case 'unanswered':
      return isUnanswered(today);
    case 'uncontracted':
      return isUncontracted;
    case 'notDownloadedBilling':
      return hasBillNotDownloaded;
    case 'unsubmittedPapers':
      return hasUnsubmittedPapers;
    case 'contractInProgress':
      return isContractInProgress;
  }
}
