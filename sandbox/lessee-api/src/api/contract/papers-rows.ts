import { eq } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { accounts, contacts } from '#database/schema/account.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orders } from '#database/schema/order.ts';
import { contractPapers } from '#database/schema/papers.ts';

/** Papers with everything that is printed in them; the caller says which ones. */
export const selectPapers = (db: Db) =>
  db
    .select({ papers: contractPapers, estimate: estimates, order: orders, contact: contacts, account: accounts })
    .from(contractPapers)
    .innerJoin(estimates, eq(estimates.id, contractPapers.estimateId))
    .innerJoin(orders, eq(orders.id, contractPapers.orderId))
    .innerJoin(contacts, eq(contacts.id, orders.contactId))
    .innerJoin(accounts, eq(accounts.id, contractPapers.accountId));
