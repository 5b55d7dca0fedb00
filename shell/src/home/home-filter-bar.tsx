import { userQueries } from '@portal/shared/api/user';
import { t } from '@portal/shared/text';
import { Grid, SelectFilter } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { HomeFilter } from './progress-counts.ts';

interface HomeFilterBarProps {
  filter: HomeFilter;
  onChange: (change: HomeFilter) => void;
}

const ALL = { value: '', label: t('common.all') };

/** Narrows the counts down to a person or a department. A company of one has nothing to narrow down. */
export function HomeFilterBar({ filter, onChange }: HomeFilterBarProps) {
  const { data: accounts = [], isPending } = useQuery({ ...userQueries.accounts(), meta: { dialog: false } });
  // Stands from the beginning, so that nothing moves when the names arrive.
  if (!isPending && accounts.length < 2) return null;
  const departments = [
    ...new Set(accounts.map(({ department }) => department).filter((name): name is string => Boolean(name))),
  ];
  return (
    <Grid templateColumns={{ base: '1fr 1fr', md: '10rem 10rem' }} gap="4">
      <SelectFilter
        label={t('home.filterAccount')}
        value={filter.contact ?? ''}
        options={[ALL, ...accounts.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(contact) => onChange({ contact })}
      />
      <SelectFilter
        label={t('home.filterDepartment')}
        value={filter.department ?? ''}
        options={[ALL, ...departments.map((name) => ({ value: name, label: name }))]}
        onChange={(department) => onChange({ department })}
      />
    </Grid>
  );
}
