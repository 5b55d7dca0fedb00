import { and, eq, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { billings } from '#database/schema/billing.ts';
import { orders } from '#database/schema/order.ts';
import { matchesKeyword } from '#database/search-text.ts';
import type { RequestOf } from '../core/handler.ts';
import { ordersInScope } from '../core/scope.ts';
import { isBilledIn } from './billing-month.ts';
import { isCurrent } from './bills-in-scope.ts';

type Query = RequestOf<'totalBillings'>['query'] & Pick<RequestOf<'listBillings'>['query'], 'withCorrected'>;

/**
 * The bills of an account that all conditions hold for, joined with their orders. Corrected ones are found by their
 * number, or where they are asked for.
 */
export const isFound = (db: Db, accountId: string, query: Query): SQL | undefined =>
  and(
    eq(billings.accountId, accountId),
    ordersInScope(db, { accountId, contactId: query.contactId, department: query.department }),
    query.contractId === undefined ? undefined : eq(billings.contractId, query.contractId),
    query.orderId === undefined ? undefined : eq(orders.id, query.orderId),
    query.siteName === undefined ? undefined : eq(orders.name, query.siteName),
    isBilledIn(query.billingYear, query.billingMonth),
    matchesBillSearch(query),
    matchesKeyword(billings.searchText, query.searchKeyword),
    query.withCorrected || query.invoiceNumber ? undefined : isCurrent,
  );

/** The bills that all conditions of a search across months hold for. */
function matchesBillSearch(query: Query): SQL | undefined {
  const { billingDate, paymentDueDate, totalRent, downloadedAt } = billings;
  return and(
    from(billingDate, query.billingDateFrom),
    to(billingDate, query.billingDateTo),
    from(paymentDueDate, query.paymentDueDateFrom),
    to(paymentDueDate, query.paymentDueDateTo),
    from(totalRent, query.totalRentFrom),
    to(totalRent, query.totalRentTo),
    query.invoiceNumber ? hasInNumber(query.invoiceNumber) : undefined,
    query.downloadStatus === 'notDownloaded' ? isNull(downloadedAt) : undefined,
    query.downloadStatus === 'downloaded' ? isNotNull(downloadedAt) : undefined,
  );
}

type Compared = typeof billings.billingDate | typeof billings.paymentDueDate | typeof billings.totalRent;

const from = (column: Compared, first: string | number | undefined) =>
  first === undefined ? undefined : gte(column, first);
const to = (column: Compared, last: string | number | undefined) =>
  last === undefined ? undefined : lte(column, last);

/** Not by `like`, in which a customer's % or _ would mean something else. */
const hasInNumber = (part: string): SQL => sql`position(lower(${part}) in lower(${billings.number})) > 0`;
