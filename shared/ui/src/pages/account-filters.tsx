import { contactOptions, departmentOptions } from '@portal/shared/api/account-options';
import { userQueries } from '@portal/shared/api/user';
import { useQuery } from '@portal/shared/query';
import { t } from '@portal/shared/text';
import { SelectFilter } from '@portal/shared/ui';

interface AccountFiltersProps {
  contact: string;
  department: string;
  onChange: (change: { contact?: string; department?: string }) => void;
}

/** Narrows a list to a person or a department of the own account. */
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
