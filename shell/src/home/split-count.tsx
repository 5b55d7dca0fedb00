import type { OrderProgress } from '@portal/contract/order';
import { formatNumber } from '@portal/platform/text';
import { Flex, Text, TextLink } from '@portal/ui';
import { useHasArea } from '#federation/portal/portal.ts';
import type { HomeFilter } from '#home/filter/home-filter.ts';
import { t } from '#text/t.ts';
import { listAddress, type ProgressCount } from './progress-counts.ts';

interface SplitCountProps {
  item: ProgressCount;
  progress?: OrderProgress;
  filter: HomeFilter;
}

/** The sum of two counts above, as the specification names it. */
export function SplitCount({ item: { count, label, list }, progress, filter }: SplitCountProps) {
  const hasArea = useHasArea();
  const number = progress?.[count] ?? undefined;
  return (
    <Flex
      wrap="wrap"
      fontSize="xs"
      columnGap="2"
      minHeight={{ base: '3.75rem', md: '2.25rem' }}
      paddingInline="5"
      paddingBlock="1.5"
      borderTopWidth="1px"
    >
      <Text tone="muted">{t('home.splitNote')}</Text>
      {number !== undefined && list && hasArea(list.path) ? (
        <TextLink isAlone to={listAddress(list, filter)} trackName={t(label)}>
          {t('home.countLabel', { label: t(label), count: formatNumber(number) })}
        </TextLink>
      ) : null}
    </Flex>
  );
}
