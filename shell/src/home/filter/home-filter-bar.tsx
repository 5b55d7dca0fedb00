import { userQueries } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Grid, useViewport } from '@portal/ui';
import { AccountFilters } from '@portal/ui/pages';
import { type HomeFilterProps, isFiltered } from './home-filter.ts';
import { HomeFilterDrawer } from './home-filter-drawer.tsx';

/** Filters the counts by person or department; on a phone in a drawer. */
export function HomeFilterBar(props: HomeFilterProps) {
  // On a phone always there: the names arrive late, and what stands below must not move.
  return useViewport() === 'mobile' ? <HomeFilterDrawer {...props} /> : <FiltersBesideTitle {...props} />;
}

/** With one person there is nothing to choose, but a filter from the address can be removed. */
function FiltersBesideTitle({ filter, onChange }: HomeFilterProps) {
  const { data } = useQuery({ ...userQueries.accounts(), meta: { dialog: false } });
  // Shown from the start, so that nothing moves when the names arrive.
  if (data && data.length < 2 && !isFiltered(filter)) return null;
  return (
    <Grid templateColumns="auto auto" gap="3">
      <AccountFilters contact={filter.contact} department={filter.department} onChange={onChange} />
    </Grid>
  );
}
