import { ALL, contactOptions, departmentOptions, userQueries } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useSession } from '@portal/platform/session';
import { t } from '@portal/platform/text';
import { SelectFilter } from '../kit/index.ts';

interface AccountParams {
  contact: string;
  department: string;
}

interface AccountFiltersProps extends AccountParams {
  onChange: (change: { contact?: string; department?: string }) => void;
}

/** Filters a list by person or department of the own account. */
export function AccountFilters({ contact, department, onChange }: AccountFiltersProps) {
  const accounts = useAccounts();
  const own = useOwnContact();
  return (
    <>
      <SelectFilter
        label={t('filter.account')}
        value={contact}
        options={contactOptions(accounts, contact, own)}
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

/** Person and department as conditions that are set, in words. */
export function useAccountConditions({ contact, department }: AccountParams) {
  const accounts = useAccounts();
  const person = contactOptions(accounts, contact, useOwnContact()).find(({ value }) => value === contact);
  return [
    ...(contact === ALL ? [] : [{ label: `${t('filter.account')} ${person?.label}`, without: { contact: ALL } }]),
    ...(department === ALL ? [] : [{ label: `${t('filter.department')} ${department}`, without: { department: ALL } }]),
  ];
}

/** A list works without these names: a failure shows no dialog and leaves only "all". */
function useAccounts() {
  const { data, isError } = useQuery({ ...userQueries.accounts(), meta: { dialog: false } });
  return data ?? (isError ? [] : undefined);
}

function useOwnContact(): string {
  const session = useSession();
  return session.state === 'signedIn' ? session.user.contactId : '';
}
