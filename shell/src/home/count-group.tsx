import type { OrderProgress } from '@portal/contract/order';
import { useFeatures } from '@portal/platform/session';
import { Box, Grid, Heading } from '@portal/ui';
import { useHasArea } from '#federation/portal/portal.ts';
import type { HomeFilter } from '#home/filter/home-filter.ts';
import { Count } from './count.tsx';
import { type CountedList, listAddress, type ProgressCount } from './progress-counts.ts';

interface CountGroupProps {
  title: string;
  items: readonly ProgressCount[];
  /** Undefined until loaded: the labels are shown without numbers. */
  progress?: OrderProgress;
  filter: HomeFilter;
  /** Counts that wait for the customer are highlighted unless they are zero. */
  isUrgent?: boolean;
}

/** A group in the strip of counts. The amber edge takes no space. */
export function CountGroup({ title, items, progress, filter, isUrgent = false }: CountGroupProps) {
  const hasArea = useHasArea();
  const features = useFeatures();
  const isThere = ({ path, feature }: CountedList) => hasArea(path) && (!feature || features.includes(feature));
  const waits = isUrgent && progress !== undefined && items.some(({ count }) => (progress[count] ?? 0) > 0);
  return (
    <Box
      as="section"
      aria-label={title}
      paddingInline="4"
      paddingBlock="3"
      boxShadow={waits ? 'inset 4px 0 0 {colors.solid.warn}' : undefined}
    >
      <Heading size="item" fontSize="xs" color="fg.muted" paddingInline="1" marginBottom="0.5">
        {title}
      </Heading>
      <Grid templateColumns={`repeat(${items.length}, auto)`} gap="2">
        {items.map((item) => (
          <Count
            key={item.count}
            label={item.label}
            count={progress?.[item.count] ?? undefined}
            isUrgent={isUrgent}
            {...(progress && item.list && isThere(item.list) ? { to: listAddress(item.list, filter) } : {})}
          />
        ))}
      </Grid>
    </Box>
  );
}
