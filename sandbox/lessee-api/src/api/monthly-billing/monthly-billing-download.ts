import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { billingLines, billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { monthlyBillings } from '#database/schema/monthly-billing.ts';
import { orders } from '#database/schema/order.ts';
import type { ConsolidatedBillItem } from '#documents/consolidated-bill.ts';
import { closingPeriod } from '../billing/billing-period.ts';
import { issuedPdf } from '../billing/issued-pdf.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';
import { requireMonthlyAccount } from './monthly-account.ts';

/** Made with the first download, and kept. Its bills stay as they are: each is marked as downloaded separately. */
export const downloadMonthlyBilling: Handler<'downloadMonthlyBilling'> = async ({ params }, { db, caller, render }) => {
  const account = await requireMonthlyAccount(db, caller);
  const isTheOne = and(eq(monthlyBillings.accountId, account.id), eq(monthlyBillings.id, params.id));
  const [row] = await db.select().from(monthlyBillings).where(isTheOne);
  if (!row) throw notFound();
  const pdf = await issuedPdf(db, row.id, async () =>
    render('consolidatedBill', {
      number: row.number,
      addressee: { companyName: account.companyName, department: null, personName: null },
      year: row.year,
      month: row.month,
      startDate: closingPeriod(row.year, row.month, account.billingClosingDay).startDate,
      closingDate: row.closingDate,
      paymentDueDate: row.paymentDueDate,
      bills: await billsOf(db, row.id),
    }),
  );
  return { name: row.name, content: pdf.toString('base64') };
};

/** Sorted by number, because the letter names them by it. */
async function billsOf(db: Db, monthlyBillingId: string): Promise<ConsolidatedBillItem[]> {
  const rows = await db
    .select({ bill: billings, parkingName: contracts.parkingName, siteName: orders.name })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .where(eq(billings.monthlyBillingId, monthlyBillingId))
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
