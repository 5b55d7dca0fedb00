import { NEWS_CATEGORIES, type News } from '@portal/contract/news';
import { formatInstant, t } from '@portal/platform/text';

const [, MAINTENANCE] = NEWS_CATEGORIES;

/** When a maintenance takes place; only if the item is one and both times are known [2.84]. */
export function maintenancePeriod({ category, startAt, endAt }: News): string | null {
  if (category !== MAINTENANCE || !startAt || !endAt) return null;
  return t('common.period', { start: formatInstant(startAt), end: formatInstant(endAt) });
}
