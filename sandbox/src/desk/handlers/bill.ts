import { billPdf, selectBill } from '@portal/lessee-api/billing/bill-pdf';
import { contacts } from '@portal/lessee-api/database/schema/account';
import { billings } from '@portal/lessee-api/database/schema/billing';
import { contracts } from '@portal/lessee-api/database/schema/contract';
import { monthlyBillings } from '@portal/lessee-api/database/schema/monthly-billing';
import { orders } from '@portal/lessee-api/database/schema/order';
import { consolidatedPdf } from '@portal/lessee-api/monthly-billing/consolidated-pdf';
import { isLineOf } from '@portal/lessee-api/monthly-billing/issues';
import { monthOf, yearOf } from '@portal/platform/text';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { subjectOf } from '../event.ts';
import { billIssuedMail, consolidatedBillIssuedMail } from '../mails/bill-mails.ts';
import type { DeskContext, Reaction } from '../reaction.ts';
import { contactsWhere, pageLink, recipientOf } from '../recipient.ts';

export const mailBill: Reaction = {
  // Whoever reads the mail finds the PDF as it was issued.
  prepare: async (context, event) => {
    const { billing, account } = await findBill(context, subjectOf(event, 'billingId'));
    const { monthlyBillingId } = billing;
    if (monthlyBillingId === null) return makePdfs(context, eq(billings.id, billing.id));
    await makePdfs(context, eq(billings.monthlyBillingId, monthlyBillingId));
    await consolidatedPdf(context.db, context.render, account, await findConsolidated(context, monthlyBillingId));
  },
  act: async (context, event) => {
    const row = await findBill(context, subjectOf(event, 'billingId'));
    const { monthlyBillingId } = row.billing;
    if (monthlyBillingId === null) await mailOne(context, row);
    else await mailConsolidated(context, monthlyBillingId);
    return 'handled';
  },
};

/** One after the other: customers who download meanwhile need the queue, too. */
async function makePdfs({ db, render }: DeskContext, areTheOnes: SQL): Promise<void> {
  for (const { id } of await db.select({ id: billings.id }).from(billings).where(areTheOnes)) {
    const row = await selectBill(db, eq(billings.id, id));
    if (row) await billPdf(db, render, row);
  }
}

async function findConsolidated({ db }: DeskContext, id: string) {
  const [consolidated] = await db.select().from(monthlyBillings).where(eq(monthlyBillings.id, id));
  if (!consolidated) throw new Error('The event names no consolidated bill.');
  return consolidated;
}

async function findBill({ db }: DeskContext, billingId: string) {
  const row = await selectBill(db, eq(billings.id, billingId));
  if (!row) throw new Error('The event names no bill.');
  return row;
}

async function mailOne(context: DeskContext, row: Awaited<ReturnType<typeof findBill>>): Promise<void> {
  const { billing, contract, order } = row;
  const mail = billIssuedMail({
    ...recipientOf(row),
    ...billing,
    orderName: order.name,
    parkingName: contract.parkingName,
    link: pageLink(context, monthPath(yearOf(billing.billingDate), monthOf(billing.billingDate))),
  });
  await context.platform.outbox.add(mail);
}

/** To everybody with an order in it. */
async function mailConsolidated(context: DeskContext, monthlyBillingId: string): Promise<void> {
  const { db, platform } = context;
  const consolidated = await findConsolidated(context, monthlyBillingId);
  const bills = await db
    .select({ totalRent: billings.totalRent, contactId: orders.contactId })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .where(isLineOf(db, consolidated))
    .orderBy(asc(billings.id));
  const readers = inArray(
    contacts.id,
    bills.map(({ contactId }) => contactId),
  );
  for (const row of await contactsWhere(context, readers)) {
    const mail = consolidatedBillIssuedMail({
      ...recipientOf(row),
      ...consolidated,
      billCount: bills.length,
      totalRent: bills.reduce((sum, { totalRent }) => sum + totalRent, 0),
      link: pageLink(context, monthPath(consolidated.year, consolidated.month)),
    });
    await platform.outbox.add(mail);
  }
}

const monthPath = (year: number, month: number): string => `/billing?year=${year}&month=${month}`;
