import { addDays, dayInMonth, earliest, latest } from '@portal/platform/text';

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

/** The closing day of the account, or the last day of a month that is too short for it. */
export const closingDate = (year: number, month: number, closingDay: number): string =>
  dayInMonth(year, month, closingDay);

/** From the day after the previous closing date to the closing date. */
export const closingPeriod = (year: number, month: number, closingDay: number): Period => ({
  startDate: addDays(closingDate(year, month - 1, closingDay), 1),
  endDate: closingDate(year, month, closingDay),
});

/** The days that two periods share; null if there are none. */
export function overlap(a: Period, b: Period): Period | null {
  const startDate = latest(a.startDate, b.startDate);
  const endDate = earliest(a.endDate, b.endDate);
  return startDate <= endDate ? { startDate, endDate } : null;
}
