import type { OrderSortColumn } from '@portal/contract/order';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RequestOf } from '../core/handler.ts';

export type OrderSort = Pick<RequestOf<'listOrders'>['query'], 'sortColumn' | 'sortDirection'>;

/** What orders are sorted by; the same columns of the table and of a search's result. */
type Sorted = Record<'id' | 'createdAt' | 'name' | 'startDate' | 'endDate', AnyPgColumn | SQL.Aliased>;

/** `collate "C"`: code point order is the same on every server. */
const columns: Record<OrderSortColumn, (from: Sorted) => SQL[]> = {
  CREATED_AT: ({ createdAt }) => [sql`${createdAt}`],
  USAGE_PERIOD: ({ startDate, endDate }) => [sql`${startDate}`, sql`${endDate}`],
  NAME: ({ name }) => [sql`${name} collate "C"`],
};

/** The id comes last, so that every order is on exactly one page. Without a column: newest first. */
export function orderOrderBy({ sortColumn = 'CREATED_AT', sortDirection = 'DESC' }: OrderSort, from: Sorted): SQL[] {
  const direction = sortDirection === 'ASC' ? asc : desc;
  return [...columns[sortColumn](from), sql`${from.id}`].map((column) => direction(column));
}
