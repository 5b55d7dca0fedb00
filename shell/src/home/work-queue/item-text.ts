import { fillPath } from '@portal/contract/values/path';
import { formatDateWeekday, formatWalk, formatYen } from '@portal/platform/text';
import { type HomeFilter, homeFilter } from '#home/filter/home-filter.ts';
import { t } from '#text/t.ts';
import { daysFrom } from './sort-queue.ts';
import type { WaitingItem } from './waiting-item.ts';

/** What waits, below the name of the site. */
export function itemDescription(item: WaitingItem): string {
  switch (item.kind) {
    case 'estimates': {
      const { count, lowestRent, shortestWalk } = item;
      return t('home.queueEstimate', { count, rent: formatYen(lowestRent), walk: formatWalk(shortestWalk) });
    }
    case 'papers':
      return t('home.queueContract', { name: item.parkingName });
    case 'bill':
      return t('home.queueBilling', { month: item.month, amount: formatYen(item.totalRent) });
  }
}

/** How long it has waited and since when, or how far away the due date is. */
export function itemTime({ kind, day }: WaitingItem, today: string): { distance: string; day: string } {
  if (day === '') return { distance: '', day: '' };
  const ahead = daysFrom(today, day);
  const date = formatDateWeekday(day);
  if (kind === 'bill') return { distance: distanceToDue(ahead), day: date };
  const distance = ahead < 0 ? t('home.queueDays', { days: -ahead }) : t('home.queueToday');
  return { distance, day: t('home.queueSince', { date }) };
}

function distanceToDue(days: number): string {
  if (days === 0) return t('home.queueDueToday');
  return days > 0 ? t('home.queueDue', { days }) : t('home.queueOverdue', { days: -days });
}

export interface ItemAction {
  to: string;
  label: string;
}

/** The link to the page where the customer deals with the item. */
export function itemAction(item: WaitingItem, filter: HomeFilter): ItemAction {
  switch (item.kind) {
    case 'estimates':
      return { to: fillPath('/order/:id', { id: item.orderId }), label: t('home.actAnswer') };
    case 'papers':
      return { to: fillPath('/order/:id/contract', { id: item.orderId }), label: t('home.actDocs') };
    case 'bill': {
      const month = new URLSearchParams({ year: `${item.year}`, month: `${item.month}` }).toString();
      return {
        to: `/billing?${[month, homeFilter.write(filter)].filter(Boolean).join('&')}`,
        label: t('home.actBilling'),
      };
    }
  }
}
