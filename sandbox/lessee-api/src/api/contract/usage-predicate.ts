import { ENDING_SOON_DAYS, type UsageStatus, type UsageStatusFilter } from '@portal/contract/contract';
import { addDays, inTokyo, tokyoDate } from '@portal/platform/text';
import { and, eq, gt, gte, inArray, lt, lte, type SQL } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { contracts } from '#database/schema/contract.ts';
import { orders } from '#database/schema/order.ts';
import { isWholeAccount, ordersInScope, type Scope } from '../core/scope.ts';

/* Conditions on `contracts`. The status of a usage is not stored: it follows from its period and the current time. */

/** Without a contact or department, the account alone is enough: its contracts' orders are its own. */
export const contractsInScope = (db: Db, scope: Scope): SQL | undefined =>
  and(
    eq(contracts.accountId, scope.accountId),
    isWholeAccount(scope)
      ? undefined
      : inArray(contracts.orderId, db.select({ id: orders.id }).from(orders).where(ordersInScope(db, scope))),
  );

export const isBeforeUse = (now: Date): SQL => gt(contracts.startAt, now);

/** Both ends are included: a period ends with the last millisecond of its last day. */
export const isDuringUse = (now: Date): SQL | undefined => and(lte(contracts.startAt, now), gte(contracts.endAt, now));

const isEndOfUse = (now: Date): SQL => lt(contracts.endAt, now);

/** The last day is today in Tokyo or one of the days that follow. */
const isEndingSoon = (now: Date): SQL | undefined =>
  and(isDuringUse(now), lt(contracts.endAt, inTokyo(addDays(tokyoDate(now), ENDING_SOON_DAYS + 1), '00:00:00.000')));

const filters: Record<Exclude<UsageStatusFilter, 'all'>, (now: Date) => SQL | undefined> = {
  beforeUse: isBeforeUse,
  duringUse: isDuringUse,
  endOfUse: isEndOfUse,
  endingSoon: isEndingSoon,
};

export const matchesUsageStatus = (filter: UsageStatusFilter, now: Date): SQL | undefined =>
  filter === 'all' ? undefined : filters[filter](now);

/** The same for a row that is already loaded. */
export function usageStatus({ startAt, endAt }: { startAt: Date; endAt: Date }, now: Date): UsageStatus {
  if (startAt > now) return 'beforeUse';
  return endAt < now ? 'endOfUse' : 'duringUse';
}
