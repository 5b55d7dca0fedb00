import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { billings } from '#database/schema/billing.ts';
import type { Handler } from '../core/handler.ts';
import { isCurrent } from './bills-in-scope.ts';

/*
 * A bill belongs to the month of its date. The bills of a monthly account carry the closing date, so they belong to the
 * month that closes, like their consolidated bill. The database enforces that.
 */

const month = sql`extract(month from ${billings.billingDate})`.mapWith(Number);

/** A month without a year is that month of every year. */
export function isBilledIn(year: number | undefined, inMonth: number | undefined): SQL | undefined {
  if (year === undefined) return inMonth === undefined ? undefined : eq(month, inMonth);
  const [from, to] = inMonth === undefined ? [firstOf(year, 1), firstOf(year + 1, 1)] : bounds(year, inMonth);
  return and(gte(billings.billingDate, from), lt(billings.billingDate, to));
}

const bounds = (year: number, inMonth: number): [string, string] => [
  firstOf(year, inMonth),
  inMonth === 12 ? firstOf(year + 1, 1) : firstOf(year, inMonth + 1),
];

const firstOf = (year: number, inMonth: number): string => `${year}-${String(inMonth).padStart(2, '0')}-01`;

export const countBillings: Handler<'countBillings'> = ({ params }, { db, caller }) =>
  countInMonths(db, caller.accountId, params.year);

/** The months of the year that have bills, latest first, each with as many bills as that month's list has. */
export async function countInMonths(db: Db, accountId: string, year: number) {
  const rows = await db
    .select({ month, countResult: count() })
    .from(billings)
    .where(and(eq(billings.accountId, accountId), isBilledIn(year, undefined), isCurrent))
    .groupBy(month)
    .orderBy(desc(month));
  return { data: rows.map((row) => ({ ...row, month: String(row.month) })) };
}
