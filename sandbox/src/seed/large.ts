import type { Db } from '@portal/lessee-api/database/database';
import { orders } from '@portal/lessee-api/database/schema/order';
import { eq, sql } from 'drizzle-orm';
import { createRandom } from '#random/random.ts';
import { companies } from './companies.ts';
import { addOrderHistory } from './order-history.ts';
import { personFor } from './person-for.ts';
import { insertRows, noRows, type Rows } from './rows.ts';
import { stages } from './stages.ts';

export const USUAL_ORDERS = 5_000;
export const LARGE_ORDERS = 100_000;
/** The number of orders in memory at a time. */
const BATCH = 2_000;

interface LargePlan {
  readonly today: string;
  readonly count: number;
  readonly numbered: Rows['numbered'];
}

/**
 * A customer with thousands of orders. Few of them have contracts, or the bills would outnumber everything. The first
 * ones are the same for any total.
 */
export async function insertLarge(db: Db, { today, count, numbered }: LargePlan): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    const rows = noRows(numbered);
    for (let index = start; index < Math.min(count, start + BATCH); index += 1) addLargeOrder(rows, index, today);
    await insertRows(db, rows);
    // A foreign key check keeps the plan from when the tables were small, and scans them for each row.
    if (start === 0) await db.execute(sql`analyze`);
  }
}

const company = companies.large;
const source = createRandom('orders/large');
const mix = [
  stages.lapsed,
  stages.lapsed,
  stages.lapsed,
  stages.unanswered,
  stages.searching,
  stages.accepted,
  stages.waiting,
] as const;

function addLargeOrder(rows: Rows, index: number, today: string): void {
  const random = source.fork(String(index));
  const stage = index % 50 === 0 ? stages.inUse : random.pick(mix);
  addOrderHistory(rows, { company, person: personFor(company, random), stage, today, random });
}

/** Whether the database has the company of the large seed. */
export async function hasLarge(db: Db): Promise<boolean> {
  return (await db.$count(orders, eq(orders.accountId, company.account.id))) >= LARGE_ORDERS;
}
