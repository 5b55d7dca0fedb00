import type { Order } from '@portal/shared/contract/order';
import { formatDateWeekday } from '@portal/shared/text';
import { t } from '#text/t.ts';

/** From when to when parking is asked for, with weekdays. */
export const periodText = ({ startDate, endDate }: Pick<Order, 'startDate' | 'endDate'>): string =>
  t('common.period', { start: formatDateWeekday(startDate), end: formatDateWeekday(endDate) });
