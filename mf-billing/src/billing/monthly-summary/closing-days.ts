import { addDays, dayInMonth } from '@portal/platform/text';
import { t } from '#text/t.ts';

interface ClosingDays {
  /** 「20日締め」 */
  name: string;
  /** The first day of the month's bill: the day after the previous closing date. */
  startDate: string;
  closingDate: string;
  /** The next one from today, whatever month is shown; today's own closing is not over yet. */
  nextClosingDate: string;
}

/**
 * The closing of a month of a monthly account: its closing day, or the month's last day if the day is not less than the
 * month's length [9.19]; the next one from `today` likewise [6.5, 9.20].
 */
export function closingDays(
  { year, month }: { year: number; month: number },
  closingDay: number,
  today: string,
): ClosingDays {
  const closingIn = (months: number) => dayInMonth(year, month + months, closingDay);
  const isMonthEnd = closingIn(0) === dayInMonth(year, month, 31);
  return {
    name: isMonthEnd ? t('billing.closingMonthEnd') : t('billing.closingDay', { day: closingDay }),
    startDate: addDays(closingIn(-1), 1),
    closingDate: closingIn(0),
    nextClosingDate: nextClosingDate(closingDay, today),
  };
}

function nextClosingDate(closingDay: number, today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const ofThisMonth = dayInMonth(year, month, closingDay);
  return ofThisMonth >= today ? ofThisMonth : dayInMonth(year, month + 1, closingDay);
}
