import type { Option } from '@portal/contract/option';
import { formatPeriod } from '@portal/platform/text';
import { t } from '#text/t.ts';

/** The address as one text; empty if there is none. */
export const addressOf = ({ province, district, street }: Pick<Option, 'province' | 'district' | 'street'>): string =>
  [province, district, street].join('');

/** `2026/12/01〜2027/03/31`, or that none is set. */
export const periodOf = ({ usingStartTime, usingEndTime }: Pick<Option, 'usingStartTime' | 'usingEndTime'>): string =>
  usingStartTime && usingEndTime ? formatPeriod(usingStartTime, usingEndTime) : t('common.unset');
