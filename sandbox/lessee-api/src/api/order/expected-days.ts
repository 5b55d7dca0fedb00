import type { ExpectedDays } from '@portal/contract/order';
import { addDays, addMonths, latest, monthOf, tokyoDate, yearOf } from '@portal/platform/text';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { accounts } from '#database/schema/account.ts';
import { estimates } from '#database/schema/estimate.ts';
import { contractPapers } from '#database/schema/papers.ts';
import { closingDate } from '../core/billing-period.ts';
import type { OrderRow } from './order-row.ts';

/** What the sandbox's provider promises. */
const DAYS_TO_ESTIMATE = 2;
const DAYS_TO_PAPERS = 4;

/** Until when the provider's next steps for an order are expected; a day that has passed is no promise any more. */
export async function expectedDays(
  db: Db,
  row: OrderRow,
  { hasBills, today }: { hasBills: boolean; today: string },
): Promise<ExpectedDays> {
  if (row.status === 'closed') return {};
  const { total, accepted, contracted } = row.estimates;
  const isSearching = total === 0 && !row.order.isSearchStopped;
  const days = {
    estimate: isSearching ? addDays(tokyoDate(row.order.createdAt), DAYS_TO_ESTIMATE) : null,
    papers: accepted > 0 ? await papersDay(db, row) : null,
    firstBill: accepted + contracted > 0 && !hasBills ? await firstBillDay(db, row, today) : null,
  };
  return Object.fromEntries(Object.entries(days).filter(([, day]) => day !== null && day >= today));
}

/** For the latest acceptance without papers. */
async function papersDay(db: Db, { order }: OrderRow): Promise<string | null> {
  const rows = await db
    .select({ answeredAt: estimates.answeredAt, papersId: contractPapers.id })
    .from(estimates)
    .leftJoin(contractPapers, eq(contractPapers.estimateId, estimates.id))
    .where(and(eq(estimates.orderId, order.id), eq(estimates.status, 'accepted')));
  const waiting = rows.flatMap(({ answeredAt, papersId }) =>
    answeredAt && papersId === null ? [tokyoDate(answeredAt)] : [],
  );
  const last = waiting.sort().at(-1);
  return last ? addDays(last, DAYS_TO_PAPERS) : null;
}

/** In advance, on the first day of use; for a monthly account on its closing day. */
async function firstBillDay(db: Db, { order }: OrderRow, today: string): Promise<string | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, order.accountId));
  const start = latest(order.startDate, today);
  if (account?.billingUnit !== 'monthly') return start;
  const closing = closingDate(yearOf(start), monthOf(start), account.billingClosingDay);
  if (closing >= start) return closing;
  const next = addMonths(start, 1);
  return closingDate(yearOf(next), monthOf(next), account.billingClosingDay);
}
