import { formatInstant, t } from '@portal/platform/text';
import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { Box, Flex } from '../layout/layout.ts';
import { RangeText } from '../layout/range-text.tsx';
import { CalendarIcon } from '../theme/icons.ts';

interface PeriodBannerProps {
  startAt: string;
  endAt: string;
  /** In words: how long it still takes until it begins or ends. */
  left?: string | null;
  /** How much of it is over, from 0 to 1; drawn only, since `left` says it. */
  passed?: number;
  tone?: 'ok' | 'brand' | 'warn';
  /** What can be done about the period. */
  children?: ReactNode;
}

/** The period of use, with weekday and time [2.98]. */
export function PeriodBanner({ startAt, endAt, left = null, passed, tone = 'brand', children }: PeriodBannerProps) {
  // 「利用期間：」 and the period itself.
  const [name, period] = t('usage.periodBanner', { start: formatInstant(startAt), end: formatInstant(endAt) }).split(
    /(?<=：)/u,
  );
  return (
    <Card>
      <Flex align="baseline" wrap="wrap" columnGap="3" rowGap="1" fontWeight="bold" fontVariantNumeric="tabular-nums">
        <Box alignSelf={{ base: 'flex-start', md: 'center' }} color="fg.brand">
          <CalendarIcon size={22} />
        </Box>
        <Flex as="p" wrap="wrap" columnGap="4" rowGap="1" align="baseline" flex={{ base: '1 1 0', md: '0 1 auto' }}>
          <Box as="span" color="fg.brand">
            {name}
          </Box>
          <Box as="span" fontSize="lg" width={{ base: 'full', md: 'auto' }}>
            <RangeText text={period ?? ''} />
          </Box>
        </Flex>
        {left ? (
          <Box marginInlineStart={{ md: 'auto' }} width={{ base: 'full', md: 'auto' }} color={`fg.${tone}`}>
            {left}
          </Box>
        ) : null}
      </Flex>
      {passed === undefined ? null : (
        <Box height="2" marginTop="3" borderRadius="full" bg="bg.neutral" overflow="hidden" aria-hidden="true">
          <Box height="full" width={`${Math.round(passed * 100)}%`} bg={`solid.${tone}`} />
        </Box>
      )}
      {children ? <Box marginTop="3">{children}</Box> : null}
    </Card>
  );
}
