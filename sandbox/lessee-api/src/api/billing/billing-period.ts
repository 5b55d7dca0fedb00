import { addDays, dayOf, daysInMonth } from './day.ts';

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

/** The closing day of the account, or the last day of the month if the month is not longer than that. */
export const closingDate = (year: number, month: number, closingDay: number): string =>
  dayOf(year, month, Math.min(closingDay, daysInMonth(year, month)));

/** From the day after the previous closing date to the closing date. */
export const closingPeriod = (year: number, month: number, closingDay: number): Period => ({
  startDate: addDays(previousClosing(year, month, closingDay), 1),
  endDate: closingDate(year, month, closingDay),
});

const previousClosing = (year: number, month: number, closingDay: number): string =>
  month === 1 ? closingDate(year - 1, 12, closingDay) : closingDate(year, month - 1, closingDay);

/** The days that two periods have in common; null: none. */
export function overlap(a: Period, b: Period): Period | null {
  // biome-ignore lint/complexity/useMathMinMax: days are text, of which Math knows nothing
  const startDate = a.startDate > b.startDate ? a.startDate : b.startDate;
  // biome-ignore lint/complexity/useMathMinMax: as above
  const endDate = a.endDate < b.endDate ? a.endDate : b.endDate;
  return startDate <= endDate ? { startDate, endDate } : null;
}
