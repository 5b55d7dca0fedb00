import { orderQueries } from '@portal/shared/api/order';
import { ReadView } from '@portal/shared/host';
import { t } from '@portal/shared/text';
import { Card, SimpleGrid, SkeletonText, Stack } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CountGroup } from './count-group.tsx';
import { ATTENTION_COUNTS, type HomeFilter, STATE_COUNTS } from './progress-counts.ts';
import { StartHereCard } from './start-here-card.tsx';

/** What waits for the customer, then how things stand [2.21]. */
export function ProgressSection({ filter }: { filter: HomeFilter }) {
  const query = useQuery({
    ...orderQueries.progress(filter),
    // Answers on other pages move the counts: coming home always asks again. What was known stands meanwhile.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    // The card in its place says it: home has more to show than these numbers.
    meta: { dialog: false },
  });
  return (
    <ReadView query={query} loading={<ProgressSkeleton />}>
      {(progress) => (
        <Stack gap="6">
          <StartHereCard progress={progress} isFiltered={Boolean(filter.contact || filter.department)} />
          <CountGroup
            title={t('home.attentionTitle')}
            items={ATTENTION_COUNTS}
            progress={progress}
            filter={filter}
            isUrgent
          />
          <CountGroup title={t('home.progressTitle')} items={STATE_COUNTS} progress={progress} filter={filter} />
        </Stack>
      )}
    </ReadView>
  );
}

function ProgressSkeleton() {
  return (
    <Stack gap="6">
      {[ATTENTION_COUNTS, STATE_COUNTS].map((items) => (
        <SimpleGrid key={items.length} columns={{ base: 2, md: items.length }} gap="4">
          {items.map(({ count }) => (
            <Card key={count}>
              <SkeletonText lines={2} />
            </Card>
          ))}
        </SimpleGrid>
      ))}
    </Stack>
  );
}
