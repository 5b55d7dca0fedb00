import { formatInstant, t } from '@portal/shared/text';
import { Flex, Text } from '../layout/layout.ts';
import { Unbroken } from '../layout/unbroken.tsx';
import { CalendarIcon } from '../theme/icons.ts';

/** The period of use, with weekday and time [2.98]. */
export function PeriodBanner({ startAt, endAt }: { startAt: string; endAt: string }) {
  return (
    <Flex align="center" gap="3" bg="bg.brand" color="fg.brand" borderRadius="md" paddingInline="4" paddingBlock="3">
      <CalendarIcon size={20} />
      <Text fontWeight="bold" fontVariantNumeric="tabular-nums">
        <Unbroken text={t('usage.periodBanner', { start: formatInstant(startAt), end: formatInstant(endAt) })} />
      </Text>
    </Flex>
  );
}
