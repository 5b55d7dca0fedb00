import { addDays, dayInMonth } from '@portal/shared/text';
import { t } from '#text/t.ts';

export interface ClosingDays {
  /** 「20日締め」 */
  name: string;
  /** What the month's bill is about: from the day after the previous closing date. */
  startDate: string;
  closingDate: string;
  nextClosingDate: string;
}

/**
 * The closing of a month of a monthly account: its closing day, or the month's last day if the day is not less than the
 * month's length [9.19]; the next one likewise [6.5].
 */
export function closingDays({ year, month }: { year: number; month: number }, closingDay: number): ClosingDays {
  const closingIn = (months: number) => dayInMonth(year, month + months, closingDay);
  const isMonthEnd = closingIn(0) === dayInMonth(year, month, 31);
  return {
    name: isMonthEnd ? t('billing.closingMonthEnd') : t('billing.closingDay', { day: closingDay }),
    startDate: addDays(closingIn(-1), 1),
    closingDate: closingIn(0),
    nextClosingDate: closingIn(1),
  };
}
