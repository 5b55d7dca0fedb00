import { userQueries } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Grid } from '@portal/ui';
import { AccountFilters } from '@portal/ui/pages';
import { type HomeFilter, isFiltered } from './home-filter.ts';

interface HomeFilterBarProps {
  filter: HomeFilter;
  onChange: (change: Partial<HomeFilter>) => void;
}

/**
 * Filters the counts by person or department. With one person there is nothing to choose, but a filter from the address
 * can be removed.
 */
export function HomeFilterBar({ filter, onChange }: HomeFilterBarProps) {
  const { data } = useQuery({ ...userQueries.accounts(), meta: { dialog: false } });
  // Shown from the start, so that nothing moves when the names arrive.
  if (data && data.length < 2 && !isFiltered(filter)) return null;
  return (
    <Grid templateColumns={{ base: '1fr 1fr', md: 'auto auto' }} gap="3">
      <AccountFilters contact={filter.contact} department={filter.department} onChange={onChange} />
    </Grid>
  );
}
