import { keepPreviousData, useQuery } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { orderQueries } from '@portal/queries/order';
import { Card, Grid } from '@portal/ui';
import { ReadView } from '@portal/ui/pages';
import type { ComponentProps } from 'react';
import type { HomeFilter } from '#home/filter/home-filter.ts';
import { t } from '#text/t.ts';
import { CountGroup } from './count-group.tsx';
import { attentionCounts, splitCount, stateCounts } from './progress-counts.ts';
import { SplitCount } from './split-count.tsx';

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
/** Side by side each group is as wide as its labels need. */
const COLUMNS = { base: 'minmax(0, 1fr)', md: 'auto auto' };

type CountsProps = Pick<ComponentProps<typeof CountGroup>, 'progress' | 'filter'>;

function Counts(props: CountsProps) {
  const features = useFeatures();
  const split = splitCount(features);
  return (
    <Card padded={false}>
      <Grid templateColumns={COLUMNS} css={DIVIDED}>
        <CountGroup
          title={t('home.attentionTitle')}
          items={attentionCounts(features, props.progress)}
          isUrgent
          {...props}
        />
        <CountGroup title={t('home.progressTitle')} items={stateCounts(features)} {...props} />
      </Grid>
      {split ? <SplitCount item={split} {...props} /> : null}
    </Card>
  );
}
