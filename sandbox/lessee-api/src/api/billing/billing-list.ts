import { count, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import { billingLines, billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { orders } from '#database/schema/order.ts';
import { TAX_PERCENT, taxOn } from '#documents/bill-total.ts';
import { seller } from '#documents/seller.ts';
import type { Handler, RequestOf } from '../core/handler.ts';
import { offsetOf, pagination } from '../core/page.ts';
import { toContact } from '../user/contact.ts';
import { isFound } from './billing-search.ts';
import { billingOrderBy } from './billing-sort.ts';

type Query = RequestOf<'listBillings'>['query'];

export const listBillings: Handler<'listBillings'> = ({ query }, { db, caller }) =>
  readBillings(db, caller.accountId, query);

/** One page of an account's bills, and the total of all that match the filter. */
export async function readBillings(db: Db, accountId: string, query: Query) {
  const where = isFound(db, accountId, query);
  const rows = await db
    .select({
      billing: billings,
      parkingName: contracts.parkingName,
      contact: contacts,
      order: { id: orders.id, name: orders.name },
    })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .innerJoin(contacts, eq(contacts.id, orders.contactId))
    .where(where)
    .orderBy(...billingOrderBy(query))
    .limit(query.pageSize)
    .offset(offsetOf(query));
  const [totals] = await db
    .select({ records: count(), rent: sum(billings.totalRent).mapWith(Number) })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .where(where);
  const subtotals = await subtotalsOf(
    db,
    rows.map(({ billing }) => billing.id),
  );
  return {
    billings: rows.map((row) => toBilling(row, subtotals.get(row.billing.id) ?? 0)),
    // Over all filtered rows, not only the page; the sum of no rows is null.
    monthTotalRent: totals?.rent ?? 0,
    pagination: pagination(query, totals?.records ?? 0),
  };
}

/** What the lines of each bill come to, without tax. */
async function subtotalsOf(db: Db, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({
      id: billingLines.billingId,
      subtotal: sql`sum(${billingLines.quantity} * ${billingLines.unitPrice})`.mapWith(Number),
    })
    .from(billingLines)
    .where(inArray(billingLines.billingId, ids))
    .groupBy(billingLines.billingId);
  return new Map(rows.map(({ id, subtotal }) => [id, subtotal]));
}

interface BillingRow {
  billing: typeof billings.$inferSelect;
  parkingName: string;
  contact: typeof contacts.$inferSelect;
  order: { id: string; name: string };
}

const toBilling = ({ billing, parkingName, contact, order }: BillingRow, subtotal: number) => ({
  id: billing.id,
  contractId: billing.contractId,
  name: billing.name,
  parkingAddress: billing.parkingAddress,
  parkingName,
  order,
  invoiceNumber: billing.number,
  issuer: { name: seller.companyName, registrationNumber: seller.registrationNumber },
  taxes: [{ percent: TAX_PERCENT, subtotal, tax: taxOn(subtotal) }],
  startDate: billing.startDate,
  endDate: billing.endDate,
  totalRent: billing.totalRent,
  billingDate: billing.billingDate,
  paymentDueDate: billing.paymentDueDate,
  contact: toContact(contact),
  downloadedAt: billing.downloadedAt?.toISOString() ?? null,
});
