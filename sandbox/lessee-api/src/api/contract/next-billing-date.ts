import { addDays, addMonths, monthOf, tokyoDate, yearOf } from '@portal/platform/text';
import { eq, max } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { accounts } from '#database/schema/account.ts';
import { billings } from '#database/schema/billing.ts';
import type { contracts } from '#database/schema/contract.ts';
import { billingDateOf, closingDayOf, closingPeriod } from '../core/billing-period.ts';
import { usageStatus } from './usage-predicate.ts';

type Contract = typeof contracts.$inferSelect;

/** Of a contract in use, whose period has days that are not billed yet. A day that has passed is no promise any more. */
export async function nextBillingDate(db: Db, contract: Contract, now: Date): Promise<string | null> {
  if (usageStatus(contract, now) !== 'duringUse') return null;
  const [row] = await db
    .select({ terms: accounts, billedUntil: max(billings.endDate) })
    .from(accounts)
    .leftJoin(billings, eq(billings.contractId, contract.id))
    .where(eq(accounts.id, contract.accountId))
    .groupBy(accounts.id);
  if (!row) return null;
  const startDate = tokyoDate(contract.startAt);
  const first = row.billedUntil === null ? startDate : addDays(row.billedUntil, 1);
  if (first > tokyoDate(contract.endAt)) return null;
  const billed = { startDate, concludedOn: tokyoDate(contract.createdAt) };
  const date = billingDateOf(row.terms, billed, periodWith(first, closingDayOf(row.terms)));
  return date < tokyoDate(now) ? null : date;
}

function periodWith(day: string, closingDay: number) {
  const period = closingPeriod(yearOf(day), monthOf(day), closingDay);
  if (day <= period.endDate) return period;
  const next = addMonths(day, 1);
  return closingPeriod(yearOf(next), monthOf(next), closingDay);
}
