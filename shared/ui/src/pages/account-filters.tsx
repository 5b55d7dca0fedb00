import { contactOptions, departmentOptions, userQueries } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { t } from '@portal/platform/text';
import { SelectFilter } from '../kit/index.ts';

interface AccountFiltersProps {
  contact: string;
  department: string;
  onChange: (change: { contact?: string; department?: string }) => void;
}

/** Filters a list by person or department of the own account. */
export function AccountFilters({ contact, department, onChange }: AccountFiltersProps) {
  // The list works without these names: a failure shows no dialog and leaves only "all".
  const { data, isError } = useQuery({ ...userQueries.accounts(), meta: { dialog: false } });
  const accounts = data ?? (isError ? [] : undefined);
  return (
    <>
      <SelectFilter
        label={t('filter.account')}
        value={contact}
        options={contactOptions(accounts, contact)}
        onChange={(value) => onChange({ contact: value })}
      />
      <SelectFilter
        label={t('filter.department')}
        value={department}
        options={departmentOptions(accounts, department)}
        onChange={(value) => onChange({ department: value })}
      />
    </>
  );
}
