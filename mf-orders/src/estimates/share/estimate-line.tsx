import { formatNumber, formatWalk, formatYen } from '@portal/platform/text';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { Flex, Numeral, StatusBadge, UserText } from '@portal/ui';
import { EstimateMark } from '#estimates/estimate/estimate-mark.tsx';
import { ESTIMATE_STATUS_LOOK } from '#estimates/estimate/estimate-rules.ts';
import { t } from '#text/t.ts';

/** Number, name, walk, rent and free places of one estimate; its status where it no longer waits for an answer. */
export function EstimateLine({ estimate }: { estimate: NumberedEstimate }) {
  const { status, number, parkingName, minutesOnFoot, monthlyRent, vacancy } = estimate;
  const look = ESTIMATE_STATUS_LOOK[status];
  return (
    <>
      <EstimateMark status={status} number={number} />
      <Flex
        flex="1"
        minWidth="0"
        direction={{ base: 'column', md: 'row' }}
        align={{ base: 'start', md: 'center' }}
        columnGap="4"
        rowGap="0.5"
      >
        <Flex flex="1" minWidth="0" wrap="wrap" align="center" columnGap="2" fontWeight="bold" lineHeight="tight">
          <UserText>{parkingName}</UserText>
          {status === 'unanswered' ? null : <StatusBadge tone={look.tone}>{t(look.label)}</StatusBadge>}
        </Flex>
        <Flex wrap="wrap" columnGap="3" fontSize="sm" flexShrink="0">
          <Numeral>{formatWalk(minutesOnFoot)}</Numeral>
          <Numeral fontWeight="bold">{formatYen(monthlyRent)}</Numeral>
          <Numeral>{t('estimate.vacant', { count: formatNumber(vacancy) })}</Numeral>
        </Flex>
      </Flex>
    </>
  );
}
