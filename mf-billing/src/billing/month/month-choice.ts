import { formatNumber } from '@portal/platform/text';
import type { MonthCount } from '@portal/queries/billing';
import type { BarOption } from '@portal/ui/choice';
import { t } from '#text/t.ts';

/** The requested month if it has bills, otherwise the first, which is the newest [4.22]. */
export const requestedOrFirstMonth = (months: readonly MonthCount[], asked: number): number =>
  months.some(({ month }) => month === asked) ? asked : (months[0]?.month ?? asked);

/** The lowest bar that is still visible. */
const SMALLEST_SHARE = 0.06;

const JANUARY_FIRST = Array.from({ length: 12 }, (_, index) => index + 1);

/** All months in the order of time, also those without bills. `months` is undefined while the counts are not known. */
export function monthBars(months: readonly MonthCount[] | undefined): BarOption<string>[] {
  const most = Math.max(1, ...(months ?? []).map(({ count }) => count));
  return JANUARY_FIRST.map((month) => {
    const count = months?.find((entry) => entry.month === month)?.count ?? 0;
    return {
      value: String(month),
      label: months ? t('billing.monthOption', { month, count: formatNumber(count) }) : t('common.month', { month }),
      name: String(month),
      nameUnit: t('billing.monthUnit'),
      count: count > 0 ? formatNumber(count) : null,
      countUnit: t('billing.countUnit'),
      share: count > 0 ? Math.max(SMALLEST_SHARE, count / most) : 0,
    };
  });
}
