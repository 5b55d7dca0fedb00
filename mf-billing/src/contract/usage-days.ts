import type { Contract } from '@portal/contract/contract';
import { daysInPeriod, formatNumber, tokyoDate } from '@portal/platform/text';
import { t } from '#text/t.ts';

type Period = Pick<Contract, 'usageStatus' | 'startAt' | 'endAt'>;

/** How many days of Tokyo until a use begins or ends; null once it is over, or if its status is unknown. */
export function usageDays({ usageStatus, startAt, endAt }: Period, today: string): string | null {
  if (usageStatus === 'endOfUse' || usageStatus === 'unknown') return null;
  if (usageStatus === 'beforeUse') {
    const days = daysBetween(today, tokyoDate(startAt));
    return days > 0 ? t('usage.untilStart', { days: formatNumber(days) }) : t('usage.startsToday');
  }
  const days = daysBetween(today, tokyoDate(endAt));
  return days > 0 ? t('usage.left', { days: formatNumber(days) }) : t('usage.endsToday');
}

/** From this many days before its end on, a use ends soon. */
const SOON = 7;

export const endsSoon = ({ usageStatus, endAt }: Pick<Period, 'usageStatus' | 'endAt'>, today: string): boolean =>
  usageStatus === 'duringUse' && daysBetween(today, tokyoDate(endAt)) <= SOON;

const daysBetween = (from: string, to: string): number => daysInPeriod(from, to) - 1;

/** How much of the period is over, from 0 to 1. */
export function passedShare({ startAt, endAt }: Pick<Period, 'startAt' | 'endAt'>, now: Date): number {
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  return Math.min(1, Math.max(0, (now.getTime() - start) / Math.max(1, end - start)));
}
