import { tokyoDate } from '@portal/platform/text';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import type { accounts } from '#database/schema/account.ts';
import { billingLines, billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { monthlyBillings } from '#database/schema/monthly-billing.ts';
import { orders } from '#database/schema/order.ts';
import type { ConsolidatedBillInput, ConsolidatedBillItem } from '#documents/consolidated-bill.ts';
import type { Render } from '#documents/renderers.ts';
import { issuedPdf } from '../billing/issued-pdf.ts';
import { closingPeriod } from '../core/billing-period.ts';
import { isLineOf } from './issues.ts';

type Issue = typeof monthlyBillings.$inferSelect;
type Account = Pick<typeof accounts.$inferSelect, 'companyName' | 'billingClosingDay'>;

/** The PDF of a consolidated bill, made if there is none yet. */
export const consolidatedPdf = (db: Db, render: Render, account: Account, row: Issue): Promise<Buffer> =>
  issuedPdf(db, row.id, async () =>
    render('consolidatedBill', {
      number: row.number,
      addressee: { companyName: account.companyName, department: null, personName: null },
      year: row.year,
      month: row.month,
      startDate: closingPeriod(row.year, row.month, account.billingClosingDay).startDate,
      closingDate: row.closingDate,
      paymentDueDate: row.paymentDueDate,
      bills: await billsOf(db, row),
      corrects: await correctedBy(db, row),
    }),
  );

/** The issue that this one corrects. */
async function correctedBy(db: Db, row: Issue): Promise<ConsolidatedBillInput['corrects']> {
  if (row.correctionReason === null) return undefined;
  const isBefore = and(
    eq(monthlyBillings.accountId, row.accountId),
    eq(monthlyBillings.closingDate, row.closingDate),
    eq(monthlyBillings.issue, row.issue - 1),
  );
  const [before] = await db.select({ number: monthlyBillings.number }).from(monthlyBillings).where(isBefore);
  return before && { number: before.number, reason: row.correctionReason, issuedOn: tokyoDate(row.issuedAt) };
}

/** Sorted by number, because the letter names them by it. */
async function billsOf(db: Db, issue: Issue): Promise<ConsolidatedBillItem[]> {
  const rows = await db
    .select({ bill: billings, parkingName: contracts.parkingName, siteName: orders.name })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .where(isLineOf(db, issue))
    .orderBy(asc(billings.number));
  const ids = rows.map(({ bill }) => bill.id);
  const lines = await db
    .select()
    .from(billingLines)
    .where(inArray(billingLines.billingId, ids))
    .orderBy(asc(billingLines.position));
  return rows.map(({ bill, parkingName, siteName }) => ({
    number: bill.number,
    siteName,
    parkingName,
    startDate: bill.startDate,
    endDate: bill.endDate,
    lines: lines.filter(({ billingId }) => billingId === bill.id),
  }));
}
