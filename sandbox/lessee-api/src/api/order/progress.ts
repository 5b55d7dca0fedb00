import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { accounts } from '#database/schema/account.ts';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { orders } from '#database/schema/order.ts';
import { billsInScope, isCurrent } from '../billing/bills-in-scope.ts';
import { contractsInScope, isBeforeUse, isDuringUse } from '../contract/usage-predicate.ts';
import type { Handler } from '../core/handler.ts';
import { ProblemError } from '../core/problem.ts';
import { isWholeAccount, ordersInScope } from '../core/scope.ts';
import {
  hasBillNotDownloaded,
  hasUnsubmittedPapers,
  isContractInProgress,
  isInProgress,
  isUnanswered,
  isUncontracted,
  isWaitingForQuote,
  ordersWithBillNotDownloaded,
  unansweredOrders,
  uncontractedOrders,
} from './order-predicate.ts';

/** The counts of home in one statement, hence from one moment. */
export const getOrderProgress: Handler<'getOrderProgress'> = async ({ query }, { db, caller, now, today }) => {
  const scope = {
    accountId: caller.accountId,
    contactId: query.contactId ?? query.contact,
    department: query.department,
  };
  const ordersThat = (condition: SQL | undefined) => db.$count(orders, and(ordersInScope(db, scope), condition));
  const isWhole = isWholeAccount(scope);
  const contractsThat = (condition: SQL | undefined) =>
    db.$count(contracts, and(contractsInScope(db, scope), condition));
  const [counts] = await db
    .select({
      inProgressCount: ordersThat(isInProgress(today)),
      unansweredQuoteCount: isWhole
        ? db.$count(unansweredOrders(db, scope.accountId, today))
        : ordersThat(isUnanswered(today)),
      waitingQuoteCount: ordersThat(isWaitingForQuote(today)),
      uncontractedCount: isWhole ? db.$count(uncontractedOrders(db, scope.accountId)) : ordersThat(isUncontracted),
      notDownloadedBillingCount: isWhole
        ? db.$count(ordersWithBillNotDownloaded(db, scope.accountId))
        : ordersThat(hasBillNotDownloaded),
      unsubmittedPapersCount: ordersThat(hasUnsubmittedPapers),
      contractInProgressCount: ordersThat(isContractInProgress),
      notDownloadedBillCount: db.$count(
        billings,
        and(billsInScope(db, scope), isCurrent, isNull(billings.downloadedAt)),
      ),
      inUsingCount: contractsThat(isDuringUse(now)),
      beforeUsingCount: contractsThat(isBeforeUse(now)),
    })
    .from(accounts)
    .where(eq(accounts.id, caller.accountId));
  if (!counts) throw new ProblemError(403);
  return counts;
};
