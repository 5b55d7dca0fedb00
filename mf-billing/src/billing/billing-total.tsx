import { formatYen } from '@portal/shared/text';
import { Flex, Numeral, Text } from '@portal/shared/ui';
import { t } from '#text/t.ts';
import type { BillingPlace } from './billing-place.ts';

interface BillingTotalProps {
  place: BillingPlace;
  /** Over every matching bill, not over the page [3.34]. */
  total: number;
  isUpdating: boolean;
}

export function BillingTotal({ place: { month, q }, total, isUpdating }: BillingTotalProps) {
  return (
    <Flex
      align="baseline"
      justify={{ base: 'space-between', md: 'flex-end' }}
      columnGap="3"
      marginBottom="3"
      aria-busy={isUpdating}
      opacity={isUpdating ? 0.55 : 1}
    >
      <Text tone="muted">{q === '' ? t('billing.total', { month }) : t('billing.totalFiltered')}</Text>
      <Numeral fontSize="xl" fontWeight="bold">
        {formatYen(total)}
      </Numeral>
    </Flex>
  );
}
