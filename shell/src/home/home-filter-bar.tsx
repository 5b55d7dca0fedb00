import { contactOptions, departmentOptions } from '@portal/shared/api/account-options';
import { userQueries } from '@portal/shared/api/user';
import { Grid, SelectFilter } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '#text/t.ts';
import { type HomeFilter, isFiltered } from './home-filter.ts';

interface HomeFilterBarProps {
  filter: HomeFilter;
  onChange: (change: Partial<HomeFilter>) => void;
}

/**
 * Narrows the counts to a person or a department. A company with one person has nothing to choose, but a filter from
 * the address can be removed.
 */
export function HomeFilterBar({ filter, onChange }: HomeFilterBarProps) {
  const { data, isError } = useQuery({ ...userQueries.accounts(), meta: { dialog: false } });
  const accounts = data ?? (isError ? [] : undefined);
  const { contact, department } = filter;
  // Shown from the start, so that nothing moves when the names arrive.
  if (data && data.length < 2 && !isFiltered(filter)) return null;
  return (
    <Grid templateColumns={{ base: '1fr 1fr', md: 'auto auto' }} gap="3">
      <SelectFilter
        label={t('home.filterAccount')}
        value={contact}
        options={contactOptions(accounts, contact)}
        onChange={(value) => onChange({ contact: value })}
      />
      <SelectFilter
        label={t('home.filterDepartment')}
        value={department}
        options={departmentOptions(accounts, department)}
        onChange={(value) => onChange({ department: value })}
      />
    </Grid>
  );
}
