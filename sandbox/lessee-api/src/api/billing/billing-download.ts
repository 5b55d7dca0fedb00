import { tokyoDate } from '@portal/platform/text';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { accounts, contacts } from '#database/schema/account.ts';
import { billingLines, billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { orders } from '#database/schema/order.ts';
import type { Bill } from '#documents/bill.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';
import { issuedPdf } from './issued-pdf.ts';

/** Made with the first download, and kept. It counts as downloaded once it exists; the time of the first is kept. */
export const downloadBilling: Handler<'downloadBilling'> = async ({ params }, { db, caller, now, render }) => {
  const isTheOne = and(eq(billings.accountId, caller.accountId), eq(billings.id, params.id));
  const row = await findBill(db, isTheOne);
  const pdf = await issuedPdf(db, row.billing.id, async () => render('bill', await contentOf(db, row)));
  await db
    .update(billings)
    .set({ downloadedAt: now })
    .where(and(isTheOne, isNull(billings.downloadedAt)));
  return { name: row.billing.name, content: pdf.toString('base64') };
};

type Found = Awaited<ReturnType<typeof findBill>>;

async function contentOf(db: Db, { billing, contract, order, contact, account }: Found): Promise<Bill> {
  const lines = await db
    .select()
    .from(billingLines)
    .where(eq(billingLines.billingId, billing.id))
    .orderBy(asc(billingLines.position));
  const [corrected] = await db
    .select({ number: billings.number })
    .from(billings)
    .where(eq(billings.correctedById, billing.id));
  return {
    number: billing.number,
    addressee: {
      companyName: account.companyName,
      department: contact.department,
      personName: `${contact.lastName} ${contact.firstName}`,
    },
    subject: order.name,
    parkingName: contract.parkingName,
    parkingAddress: billing.parkingAddress,
    startDate: billing.startDate,
    endDate: billing.endDate,
    billingDate: billing.billingDate,
    paymentDueDate: billing.paymentDueDate,
    lines,
    corrects: corrected && {
      number: corrected.number,
      reason: billing.correctionReason ?? '',
      issuedOn: tokyoDate(billing.issuedAt),
    },
  };
}

async function findBill(db: Db, isTheOne: ReturnType<typeof and>) {
  const [row] = await db
    .select({ billing: billings, contract: contracts, order: orders, contact: contacts, account: accounts })
    .from(billings)
    .innerJoin(accounts, eq(accounts.id, billings.accountId))
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .innerJoin(contacts, eq(contacts.id, orders.contactId))
    .where(isTheOne);
  if (!row) throw notFound();
  return row;
}
