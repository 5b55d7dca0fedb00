import type { OrderStatus } from '@portal/contract/order';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contacts } from '#database/schema/account.ts';
import { estimates } from '#database/schema/estimate.ts';
import { orders } from '#database/schema/order.ts';
import { contactColumns } from '../user/contact.ts';
import type { OrderSlice } from './order-slice.ts';
import { type OrderSort, orderOrderBy } from './order-sort.ts';

/** The orders of a slice with contact, estimate counts and status, in the order of the slice; only their estimates are counted. */
export async function selectOrders(db: Db, today: string, slice: OrderSlice, sort: OrderSort = {}) {
  const counts = countEstimates(db);
  const rows = await db
    .select({
      order: orders,
      records: slice.records,
      contact: contactColumns,
      status: orderStatus(counts, today),
      estimates: {
        total: counts.total,
        unanswered: counts.unanswered,
        rejected: counts.rejected,
        accepted: counts.accepted,
        contracted: counts.contracted,
        aborted: counts.aborted,
      },
    })
    .from(slice)
    .innerJoin(orders, eq(orders.id, slice.id))
    .innerJoin(contacts, eq(contacts.id, orders.contactId))
    .innerJoinLateral(counts, sql`true`)
    .orderBy(...orderOrderBy(sort, orders));
  return rows;
}

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

/** The fields that the list and the single order have in common. */
export const toOrder = ({ order, contact, status, estimates: counts }: OrderRow) => ({
  id: order.id,
  name: order.name,
  address: order.address,
  numberOfCars: order.numberOfCars,
  automobileType: order.automobileType,
  startDate: order.startDate,
  endDate: order.endDate,
  status,
  estimates: counts,
  contact,
  isSearchStopped: order.isSearchStopped,
  createdAt: order.createdAt.toISOString(),
});

const countOf = (status: (typeof estimates.status.enumValues)[number]) =>
  sql`count(*) filter (where ${estimates.status} = ${status})`.mapWith(Number).as(status);

const countEstimates = (db: Db) =>
  db
    .select({
      total: count().as('total'),
      unanswered: countOf('unanswered'),
      rejected: countOf('rejected'),
      accepted: countOf('accepted'),
      contracted: countOf('contracted'),
      aborted: countOf('aborted'),
    })
    .from(estimates)
    .where(and(eq(estimates.orderId, orders.id), eq(estimates.accountId, orders.accountId)))
    .as('counts');

/** What an order waits for: the first condition that holds, in the order of the contract's list. */
const orderStatus = (counts: ReturnType<typeof countEstimates>, today: string) => sql<OrderStatus>`case
  when ${orders.endDate} < ${today} then 'closed'
  when ${orders.isSearchStopped} then 'searchStopped'
  when ${counts.unanswered} > 0 then 'unanswered'
  when ${counts.accepted} > 0 then 'uncontracted'
  when ${counts.contracted} > 0 then 'contracted'
  when ${counts.total} = 0 then 'waitingQuote'
  else 'searching' end`;
