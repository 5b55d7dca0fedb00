import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import { billingLines, billings, issuedPdfs } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { orders } from '#database/schema/order.ts';
import { type TaxOfRate, taxOn } from '#documents/bill-total.ts';
import { issuer } from '#documents/seller.ts';
import type { Handler, RequestOf } from '../core/handler.ts';
import { offsetOf, pagination } from '../core/page.ts';
import { toContact } from '../user/contact.ts';
import { isFound } from './billing-search.ts';
import { billingOrderBy } from './billing-sort.ts';
import { isCurrent } from './bills-in-scope.ts';

type Query = RequestOf<'listBillings'>['query'];

/** The bill that a row corrects, and the bill that corrects the row. */
const [corrected, correction] = [alias(billings, 'corrected'), alias(billings, 'correction')];

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
      sha256: issuedPdfs.sha256,
      corrected,
      correction: { id: correction.id, invoiceNumber: correction.number },
    })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .innerJoin(contacts, eq(contacts.id, orders.contactId))
    .leftJoin(issuedPdfs, eq(issuedPdfs.id, billings.id))
    .leftJoin(corrected, eq(corrected.correctedById, billings.id))
    .leftJoin(correction, eq(correction.id, billings.correctedById))
    .where(where)
    .orderBy(...billingOrderBy(query))
    .limit(query.pageSize)
    .offset(offsetOf(query));
  const [totals] = await db
    .select({
      records: count(),
      rent: sql<number | null>`sum(${billings.totalRent}) filter (where ${isCurrent})`.mapWith(Number),
    })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .where(where);
  const taxes = await taxesOf(
    db,
    rows.map(({ billing }) => billing.id),
  );
  return {
    billings: rows.map((row) => toBilling(row, taxes.get(row.billing.id) ?? [])),
    // Over all filtered rows but the corrected ones, not only the page; the sum of no rows is null.
    monthTotalRent: totals?.rent ?? 0,
    pagination: pagination(query, totals?.records ?? 0),
  };
}

/** What the lines of each bill come to for each rate. */
async function taxesOf(db: Db, ids: string[]): Promise<Map<string, TaxOfRate[]>> {
  const rows = await db
    .select({
      id: billingLines.billingId,
      percent: billingLines.taxPercent,
      subtotal: sql`sum(${billingLines.quantity} * ${billingLines.unitPrice})`.mapWith(Number),
    })
    .from(billingLines)
    .where(inArray(billingLines.billingId, ids))
    .groupBy(billingLines.billingId, billingLines.taxPercent)
    .orderBy(desc(billingLines.taxPercent));
  const taxes = new Map<string, TaxOfRate[]>();
  for (const { id, percent, subtotal } of rows) taxes.set(id, [...(taxes.get(id) ?? []), taxOn(percent, subtotal)]);
  return taxes;
}

interface BillingRow {
  billing: typeof billings.$inferSelect;
  parkingName: string;
  contact: typeof contacts.$inferSelect;
  order: { id: string; name: string };
  sha256: string | null;
  corrected: typeof billings.$inferSelect | null;
  correction: { id: string; invoiceNumber: string } | null;
}

const toBilling = (
  { billing, parkingName, contact, order, sha256, corrected: old, correction: newer }: BillingRow,
  taxes: TaxOfRate[],
) => ({
  id: billing.id,
  contractId: billing.contractId,
  name: billing.name,
  parkingAddress: billing.parkingAddress,
  parkingName,
  order,
  invoiceNumber: billing.number,
  issuer,
  taxes,
  issuedAt: billing.issuedAt.toISOString(),
  ...(sha256 !== null && { sha256 }),
  ...(old && {
    corrects: {
      id: old.id,
      invoiceNumber: old.number,
      totalRent: old.totalRent,
      reason: billing.correctionReason ?? '',
      issuedAt: old.issuedAt.toISOString(),
    },
  }),
  ...(newer && { correctedBy: newer }),
  startDate: billing.startDate,
  endDate: billing.endDate,
  totalRent: billing.totalRent,
  billingDate: billing.billingDate,
  paymentDueDate: billing.paymentDueDate,
  contact: toContact(contact),
  downloadedAt: billing.downloadedAt?.toISOString() ?? null,
});
