import { orderQueries } from '@portal/shared/api/order';
import { ReadView } from '@portal/shared/host';
import { Card, SimpleGrid, Stack } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { t } from '#text/t.ts';
import { CountGroup } from './count-group.tsx';
import { type HomeFilter, isFiltered } from './home-filter.ts';
import { ATTENTION_COUNTS, STATE_COUNTS } from './progress-counts.ts';
import { StartHereCard } from './start-here-card.tsx';

/** What waits for the customer, then the progress [2.21]. */
export function ProgressSection({ filter }: { filter: HomeFilter }) {
  const query = useQuery({
    ...orderQueries.progress(filter),
    // Answers on other pages change the counts, so home always fetches again. The last known counts are shown
    // meanwhile.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    // The card says it in its place: home shows more than these numbers.
    meta: { dialog: false },
  });
  return (
    <ReadView query={query} loading={<Counts filter={filter} />}>
      {(progress) => (
        <Stack gap="6">
          <StartHereCard progress={progress} isFiltered={isFiltered(filter)} />
          <Counts progress={progress} filter={filter} />
        </Stack>
      )}
    </ReadView>
  );
}

const DIVIDED = { '& > * + *': { borderTopWidth: { base: '1px', md: 0 }, borderInlineStartWidth: { md: '1px' } } };

type CountsProps = Pick<ComponentProps<typeof CountGroup>, 'progress' | 'filter'>;

function Counts(props: CountsProps) {
  return (
    <Card padded={false}>
      <SimpleGrid columns={{ base: 1, md: 2 }} css={DIVIDED}>
        <CountGroup title={t('home.attentionTitle')} items={ATTENTION_COUNTS} isUrgent {...props} />
        <CountGroup title={t('home.progressTitle')} items={STATE_COUNTS} {...props} />
      </SimpleGrid>
    </Card>
  );
}
