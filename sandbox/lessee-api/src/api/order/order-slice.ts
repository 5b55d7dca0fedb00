import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { orders } from '#database/schema/order.ts';
import { type OrderSort, orderOrderBy } from './order-sort.ts';

interface Page {
  readonly sort: OrderSort;
  readonly limit: number;
  readonly offset: number;
}

/** The ids of the orders to answer and the total, in one statement, hence from one moment. */
export type OrderSlice = ReturnType<typeof orderPage>;

/** Uses two indexes: the page starts at the newest order, and the total needs no look at the table. */
export const orderPage = (db: Db, where: SQL | undefined, { sort, limit, offset }: Page) =>
  db
    .select({ id: orders.id, records: db.$count(orders, where).as('records') })
    .from(orders)
    .where(where)
    .orderBy(...orderOrderBy(sort, orders))
    .limit(limit)
    .offset(offset)
    .as('slice');

/** A page that needs a search: it searches once, for both the page and the total. */
export function searchedOrderPage(db: Db, where: SQL | undefined, { sort, limit, offset }: Page): OrderSlice {
  const { id, createdAt, name, startDate, endDate } = orders;
  const found = db.$with('found').as(db.select({ id, createdAt, name, startDate, endDate }).from(orders).where(where));
  return db
    .with(found)
    .select({ id: found.id, records: sql<number>`(select count(*) from ${found})`.mapWith(Number).as('records') })
    .from(found)
    .orderBy(...orderOrderBy(sort, found))
    .limit(limit)
    .offset(offset)
    .as('slice');
}
