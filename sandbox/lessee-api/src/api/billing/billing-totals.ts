import { and, asc, count, eq, sum } from 'drizzle-orm';
import { contacts } from '#database/schema/account.ts';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { orders } from '#database/schema/order.ts';
import type { Handler } from '../core/handler.ts';
import { isFound } from './billing-search.ts';
import { isCurrent } from './bills-in-scope.ts';

/** In one statement, so that the totals by site and those by department agree. Orders of one name are one site. */
export const totalBillings: Handler<'totalBillings'> = async ({ query }, { db, caller }) => ({
  data: await db
    .select({
      siteName: orders.name,
      department: contacts.department,
      countResult: count(),
      totalRent: sum(billings.totalRent).mapWith(Number),
    })
    .from(billings)
    .innerJoin(contracts, eq(contracts.id, billings.contractId))
    .innerJoin(orders, eq(orders.id, contracts.orderId))
    .innerJoin(contacts, eq(contacts.id, orders.contactId))
    .where(and(isFound(db, caller.accountId, query), isCurrent))
    .groupBy(orders.name, contacts.department)
    .orderBy(asc(orders.name), asc(contacts.department)),
});
