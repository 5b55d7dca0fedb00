import { addDays, addMonths, dayInMonth, earliest, latest, monthOf, yearOf } from '@portal/platform/text';

export interface Period {
  readonly startDate: string;
  readonly endDate: string;
}

export interface BillingTerms {
  readonly billingUnit: 'everyContract' | 'monthly';
  readonly billingClosingDay: number;
}

interface BilledFrom {
  readonly startDate: string;
  /** The day on which the contract was concluded: there are no bills before. */
  readonly concludedOn: string;
}

const LAST_DAY = 31;

/** The day with which a billed period ends: of an account that pays each contract, the end of a month. */
export const closingDayOf = ({ billingUnit, billingClosingDay }: BillingTerms): number =>
  billingUnit === 'monthly' ? billingClosingDay : LAST_DAY;

/** When a contract's bill for a period comes, by its article on payment. */
export function billingDateOf(terms: BillingTerms, { startDate, concludedOn }: BilledFrom, period: Period): string {
  // On the first of the month or of the contract, or on the day of the conclusion if that is later.
  if (terms.billingUnit !== 'monthly') return latest(period.startDate, startDate, concludedOn);
  // On the closing date. Periods before the conclusion are billed at the next closing date after it.
  let date = period.endDate;
  while (date <= concludedOn) {
    const next = addMonths(date, 1);
    date = closingDate(yearOf(next), monthOf(next), terms.billingClosingDay);
  }
  return date;
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
