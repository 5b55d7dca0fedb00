import { and, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { billings } from '#database/schema/billing.ts';
import type { RequestOf } from '../core/handler.ts';

/** The bills that all conditions of a search across months hold for. */
export function matchesBillSearch(query: RequestOf<'listBillings'>['query']): SQL | undefined {
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
