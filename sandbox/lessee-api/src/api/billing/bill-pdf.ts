import { tokyoDate } from '@portal/platform/text';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { ERASED_NAME } from '#database/erased-name.ts';
import { accounts, contacts } from '#database/schema/account.ts';
import { billingLines, billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { orders } from '#database/schema/order.ts';
import type { Bill } from '#documents/bill.ts';
import type { Render } from '#documents/renderers.ts';
import { issuedPdf } from './issued-pdf.ts';

type Found = NonNullable<Awaited<ReturnType<typeof selectBill>>>;

/** The PDF of a bill, made if there is none yet. */
export const billPdf = (db: Db, render: Render, row: Found): Promise<Buffer> =>
  issuedPdf(db, row.billing.id, async () => render('bill', await contentOf(db, row)));

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
      personName: contact.lastName === ERASED_NAME ? null : `${contact.lastName} ${contact.firstName}`,
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

export async function selectBill(db: Db, isTheOne: SQL | undefined) {
  const [row] = await db
    .select({ billing: billings, contract: contracts, order: orders, contact: contacts, account: accounts })
    .from(billings)
    .innerJoin(accounts, eq(accounts.id, billings.accountId))
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .innerJoin(contacts, eq(contacts.id, orders.contactId))
    .where(isTheOne);
  return row;
}
