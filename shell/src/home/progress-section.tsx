import { keepPreviousData, useQuery } from '@portal/platform/query';
import { orderQueries } from '@portal/queries/order';
import { Card, SimpleGrid } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import type { ComponentProps } from 'react';
import type { HomeFilter } from '#home/filter/home-filter.ts';
import { t } from '#text/t.ts';
import { CountGroup } from './count-group.tsx';
import { ATTENTION_COUNTS, STATE_COUNTS } from './progress-counts.ts';

/** What waits for the customer, then the progress [2.21]. */
export function ProgressSection({ filter }: { filter: HomeFilter }) {
  const query = useQuery({
    ...orderQueries.progress(filter),
    // What customers do on other pages changes the counts, so home always fetches them again. The last known counts are
    // shown meanwhile.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    // A failure is shown in the card, not in a dialog: the rest of home works.
    meta: { dialog: false },
  });
  return (
    <ReadView query={query} loading={<Counts filter={filter} />}>
      {(progress) => <Counts progress={progress} filter={filter} />}
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
