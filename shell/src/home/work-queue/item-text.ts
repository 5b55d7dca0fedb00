import type { Todo, TodoKind } from '@portal/contract/todo';
import { fillPath } from '@portal/contract/values/path';
import { daysInPeriod, formatDateWeekday, formatWalk, formatYen, monthOf } from '@portal/platform/text';
import { type HomeFilter, homeFilter } from '#home/filter/home-filter.ts';
import { billPath } from '#rows/bill-path.ts';
import { type PlainMessageKey, t } from '#text/t.ts';

export const KIND_LABELS: Readonly<Record<TodoKind, PlainMessageKey>> = {
  estimates: 'todo.kindEstimates',
  papers: 'todo.kindPapers',
  bill: 'todo.kindBill',
};

/** What waits, below the name of the site, in parts. What the host does not say is left out. */
export function itemDescription({ kind, count, lowestRent, shortestWalk, parkingName, bill }: Todo): string[] {
  switch (kind) {
    case 'estimates':
      return [
        count === null ? t('todo.toAnswer') : t('todo.toAnswerCount', { count }),
        ...(lowestRent === null ? [] : [t('todo.lowestRent', { rent: formatYen(lowestRent) })]),
        ...(shortestWalk === null ? [] : [t('todo.shortestWalk', { walk: formatWalk(shortestWalk) })]),
      ];
    case 'papers': {
      const others = (count ?? 1) - 1;
      return [
        ...(parkingName ? [others > 0 ? t('todo.lotAndOthers', { name: parkingName, others }) : parkingName] : []),
        t('todo.toHandIn'),
      ];
    }
    case 'bill':
      return [
        ...(bill?.billingDate ? [t('todo.billMonth', { month: monthOf(bill.billingDate) })] : []),
        ...(bill ? [formatYen(bill.totalRent)] : []),
        t('todo.toDownload'),
      ];
  }
}

export type Urgency = 'bad' | 'warn' | 'calm';

interface ItemTime {
  /** How far away the date is. */
  distance: string;
  day: string;
  urgency: Urgency;
}

/** The date by which it should be done. */
export function itemTime({ kind, date }: Pick<Todo, 'kind' | 'date'>, today: string): ItemTime {
  if (date === '') return { distance: '', day: '', urgency: 'calm' };
  const days = daysInPeriod(today, date) - 1;
  const urgency = days <= 3 ? 'bad' : days <= 7 ? 'warn' : 'calm';
  const distance = kind === 'bill' ? distanceToDue(days) : distanceToStart(days);
  return { distance, day: formatDateWeekday(date), urgency };
}

function distanceToDue(days: number): string {
  if (days === 0) return t('todo.dueToday');
  return days > 0 ? t('todo.due', { days }) : t('todo.overdue', { days: -days });
}

function distanceToStart(days: number): string {
  if (days === 0) return t('todo.startsToday');
  return days > 0 ? t('todo.starts', { days }) : t('todo.hasStarted', { days: -days });
}

interface ItemAction {
  to: string;
  label: string;
}

/** The link to the page where the customer deals with the item. `filter`: kept by a month of bills. */
export function itemAction(
  { kind, order: { id }, bill }: Todo,
  filter: HomeFilter,
  canSearchBills: boolean,
): ItemAction {
  switch (kind) {
    case 'estimates':
      return { to: fillPath('/order/:id', { id }), label: t('todo.actAnswer') };
    case 'papers':
      return { to: fillPath('/order/:id/contract', { id }), label: t('todo.actHandIn') };
    case 'bill':
      return { to: billPath(bill, canSearchBills, homeFilter.write(filter)), label: t('todo.actBill') };
  }
}
