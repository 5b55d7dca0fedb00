import type { OrderProgress } from '@portal/shared/contract/order';
import { Box, SectionHeading, SimpleGrid } from '@portal/shared/ui';
import { useHasArea } from '#portal/portal.ts';
import { CountCard } from './count-card.tsx';
import type { HomeFilter } from './home-filter.ts';
import { countAddress, type ProgressCount } from './progress-counts.ts';

interface CountGroupProps {
  title: string;
  items: readonly ProgressCount[];
  /** Not there yet: the cards stand without their numbers. */
  progress?: OrderProgress;
  filter: HomeFilter;
  /** Counts that wait for the customer stand out while they are not zero. */
  isUrgent?: boolean;
}

export function CountGroup({ title, items, progress, filter, isUrgent = false }: CountGroupProps) {
  const hasArea = useHasArea();
  return (
    <Box as="section" aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      <SimpleGrid columns={{ base: isUrgent ? 1 : 2, md: items.length }} gap={{ base: '3', md: '4' }}>
        {items.map((item) => (
          <CountCard
            key={item.count}
            label={item.label}
            count={progress?.[item.count]}
            isUrgent={isUrgent}
            {...(progress && hasArea(item.path) ? { to: countAddress(item, filter) } : {})}
          />
        ))}
      </SimpleGrid>
    </Box>
  );
}
