import type { listBillings } from '@portal/shared/contract/billing';
import { and, count, eq, gte, lt, type SQL, sql, sum } from 'drizzle-orm';
import { contacts } from '#database/schema/account.ts';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { orders } from '#database/schema/order.ts';
import { matchesKeyword } from '#database/search-text.ts';
import type { Handler } from '../core/handler.ts';
import { offsetOf, pagination } from '../core/page.ts';
import { ordersInScope } from '../core/scope.ts';
import { toContact } from '../user/contact.ts';
import { billingOrder } from './billing-sort.ts';

export const readBillingList: Handler<typeof listBillings> = async ({ query }, { db, caller }) => {
  const where = and(
    eq(billings.accountId, caller.accountId),
    ordersInScope(db, { accountId: caller.accountId, contactId: query.contactId, department: query.department }),
    isBilledIn(query.billingYear, query.billingMonth),
    matchesKeyword(billings.searchText, query.searchKeyword),
  );
  const rows = await db
    .select({ billing: billings, contact: contacts })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .innerJoin(contacts, eq(contacts.id, orders.contactId))
    .where(where)
    .orderBy(...billingOrder(query))
    .limit(query.pageSize)
    .offset(offsetOf(query));
  const [totals] = await db
    .select({ records: count(), rent: sum(billings.totalRent).mapWith(Number) })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .where(where);
  return {
    billings: rows.map(toBilling),
    // Over all filtered rows, not over the page; no rows have no sum.
    monthTotalRent: totals?.rent ?? 0,
    pagination: pagination(query, totals?.records ?? 0),
  };
};

const toBilling = ({
  billing,
  contact,
}: {
  billing: typeof billings.$inferSelect;
  contact: typeof contacts.$inferSelect;
}) => ({
  id: billing.id,
  contractId: billing.contractId,
  name: billing.name,
  parkingAddress: billing.parkingAddress,
  startDate: billing.startDate,
  endDate: billing.endDate,
  totalRent: billing.totalRent,
  billingDate: billing.billingDate,
  paymentDueDate: billing.paymentDueDate,
  contact: toContact(contact),
  downloadedAt: billing.downloadedAt?.toISOString() ?? null,
});

/** A bill belongs to the month of its date. A month without a year is that month of every year. */
function isBilledIn(year: number | undefined, month: number | undefined): SQL | undefined {
  if (year === undefined)
    return month === undefined ? undefined : sql`extract(month from ${billings.billingDate}) = ${month}`;
  const from = month === undefined ? firstOf(year, 1) : firstOf(year, month);
  const to =
    month === undefined ? firstOf(year + 1, 1) : month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1);
  return and(gte(billings.billingDate, from), lt(billings.billingDate, to));
}

const firstOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`;
