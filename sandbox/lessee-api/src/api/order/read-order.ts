import { and, asc, eq } from 'drizzle-orm';
import { orderAttachments, orders } from '#database/schema/order.ts';
import { matchesKeyword } from '#database/search-text.ts';
import type { Handler } from '../core/handler.ts';
import { offsetOf, pagination } from '../core/page.ts';
import { notFound } from '../core/problem.ts';
import { ordersInScope } from '../core/scope.ts';
import { expectedDays } from './expected-days.ts';
import { orderBills } from './order-bills.ts';
import { orderHistory } from './order-history.ts';
import { isNotExpired, matchesStatusFilter } from './order-predicate.ts';
import { selectOrders, toOrder } from './order-row.ts';
import { orderPage, searchedOrderPage } from './order-slice.ts';
import { reachedDays } from './reached-days.ts';

export const listOrders: Handler<'listOrders'> = async ({ query }, { db, caller, today }) => {
  const keyword = matchesKeyword(orders.searchText, query.searchKeyword);
  const where = and(
    ordersInScope(db, { accountId: caller.accountId, contactId: query.contactId, department: query.department }),
    keyword,
    matchesStatusFilter(query.orderStatusFilter, today),
    query.parkingUsageDateFilter === 'notExpired' ? isNotExpired(today) : undefined,
  );
  const page = { sort: query, limit: query.pageSize, offset: offsetOf(query) };
  const slice = keyword === undefined ? orderPage(db, where, page) : searchedOrderPage(db, where, page);
  const rows = await selectOrders(db, today, slice, query);
  // A page past the end has no row to carry the total.
  const total = rows[0]?.records ?? (page.offset === 0 ? 0 : await db.$count(orders, where));
  return { data: rows.map(toOrder), pagination: pagination(query, total) };
};

export const getOrder: Handler<'getOrder'> = async ({ params }, { db, caller, today, platform: { storage } }) => {
  const where = and(eq(orders.accountId, caller.accountId), eq(orders.id, params.id));
  const [row] = await selectOrders(db, today, orderPage(db, where, { sort: {}, limit: 1, offset: 0 }));
  if (!row) throw notFound();
  const attached = await db
    .select({ id: orderAttachments.id, name: orderAttachments.name, url: orderAttachments.url })
    .from(orderAttachments)
    .where(eq(orderAttachments.orderId, row.order.id))
    .orderBy(asc(orderAttachments.position));
  const attachments = await Promise.all(
    attached.map(async (file) => ({ ...file, url: (await storage.openUrl?.(file.url)) ?? file.url })),
  );
  const { remarks, latitude, longitude } = row.order;
  const bills = await orderBills(db, row.order);
  const expected = await expectedDays(db, row, { hasBills: bills.total > 0, today });
  const reached = await reachedDays(db, row);
  const history = await orderHistory(db, caller, row.order);
  const location = { latitude, longitude };
  return { ...toOrder(row), remarks, location, attachments, expected, reached, bills, history };
};
