import { formatDateWeekday, formatNumber } from '@portal/platform/text';
import { Box, Notice, RangeText } from '@portal/ui';
import type { OrderValues } from '#orders/form/order-values.ts';
import { type Slip, slipsOf } from '#orders/form/slips.ts';
import { t } from '#text/t.ts';

interface SlipNoticeProps {
  values: OrderValues;
  /** Of the customer's last order; null if it is not known. */
  lastNumberOfCars: number | null;
}

/** Asks about likely slips before the order is sent. They may be meant, so nothing is locked. */
export function SlipNotice({ values, lastNumberOfCars }: SlipNoticeProps) {
  const slips = slipsOf(values, lastNumberOfCars);
  if (slips.length === 0) return null;
  const texts: Record<Slip, string> = {
    noHouseNumber: t('orderCreate.slipNoHouseNumber'),
    oneDay: t('orderCreate.slipOneDay', { date: formatDateWeekday(values.startDate) }),
    manyCars: t('orderCreate.slipManyCars', {
      count: formatNumber(Number(values.numberOfCars)),
      last: formatNumber(lastNumberOfCars ?? 0),
    }),
  };
  return (
    <Notice tone="warn" title={t('orderCreate.slips')}>
      <Box as="ul" listStyleType="disc" paddingInlineStart="5">
        {slips.map((slip) => (
          <li key={slip}>
            <RangeText text={texts[slip]} />
          </li>
        ))}
      </Box>
    </Notice>
  );
}
