import type { Order } from '@portal/contract/order';
import { formatDateWeekday } from '@portal/platform/text';
import { t } from '#text/t.ts';

/** The period of parking, with weekdays. */
export const periodText = ({ startDate, endDate }: Pick<Order, 'startDate' | 'endDate'>): string =>
  t('common.period', { start: formatDateWeekday(startDate), end: formatDateWeekday(endDate) });
