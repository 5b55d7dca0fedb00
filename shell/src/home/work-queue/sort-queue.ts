import { daysInPeriod } from '@portal/platform/text';
import type { WaitingItem } from './waiting-item.ts';

/** How many items home shows. */
export const QUEUE_LENGTH = 5;
/** A bill is urgent around its due date; a bill of long ago has most likely been paid without this download. */
const AROUND_DUE_DAYS = 10;
/** Anything else is urgent once it has waited for longer than this. */
const LONG_WAIT_DAYS = 5;

/** Negative for a day before `from`. */
export const daysFrom = (from: string, to: string): number => daysInPeriod(from, to) - 1;

export function isUrgent({ kind, day }: Pick<WaitingItem, 'kind' | 'day'>, today: string): boolean {
  const ahead = daysFrom(today, day);
  return kind === 'bill' ? Math.abs(ahead) <= AROUND_DUE_DAYS : -ahead > LONG_WAIT_DAYS;
}

/** What is urgent goes first, then what is oldest. The key decides between equals, so that the order is always the same. */
export const sortQueue = (items: readonly WaitingItem[], today: string): WaitingItem[] =>
  items.toSorted(
    (a, b) => Number(isUrgent(b, today)) - Number(isUrgent(a, today)) || compare(a.day, b.day) || compare(a.key, b.key),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
