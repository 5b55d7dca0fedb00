import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { accounts, contacts } from '#database/schema/account.ts';
import { billingLines, billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { orders } from '#database/schema/order.ts';
import type { Handler } from '../core/handler.ts';
import { notFound } from '../core/problem.ts';

/** Made on request. It counts as downloaded once the document exists; the time of the first download is kept. */
export const downloadBilling: Handler<'downloadBilling'> = async ({ params }, { db, caller, now, render }) => {
  const isTheOne = and(eq(billings.accountId, caller.accountId), eq(billings.id, params.id));
  const row = await findBill(db, isTheOne);
  const lines = await db
    .select()
    .from(billingLines)
    .where(eq(billingLines.billingId, row.billing.id))
    .orderBy(asc(billingLines.position));
  const pdf = await render('bill', {
    number: row.billing.number,
    addressee: {
      companyName: row.account.companyName,
      department: row.contact.department,
      personName: `${row.contact.lastName} ${row.contact.firstName}`,
    },
    subject: row.order.name,
    parkingName: row.contract.parkingName,
    parkingAddress: row.billing.parkingAddress,
    startDate: row.billing.startDate,
    endDate: row.billing.endDate,
    billingDate: row.billing.billingDate,
    paymentDueDate: row.billing.paymentDueDate,
    lines,
  });
  await db
    .update(billings)
    .set({ downloadedAt: now })
    .where(and(isTheOne, isNull(billings.downloadedAt)));
  return { name: row.billing.name, content: Buffer.from(pdf).toString('base64') };
};

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
