import { BILLING_SORT_COLUMNS } from '@portal/contract/billing';
import { NOT_NARROWED, type SetListParams, sortParams, tableSort, trackingSort } from '@portal/platform';
import { FilterBar, SearchField } from '@portal/ui/filters';
import { AccountFilters, useAccountConditions } from '@portal/ui/pages';
import { SortField } from '@portal/ui/table';
import { t } from '#text/t.ts';
import { BILL_COLUMNS } from './bill-columns.tsx';
import type { BillingListParams } from './billing-list-params.ts';

interface BillingFiltersProps {
  params: BillingListParams;
  onChange: SetListParams<BillingListParams>;
  useCount: (params: BillingListParams) => number | null;
}

export const BillingFilters = ({ params, onChange, useCount }: BillingFiltersProps) => (
  <FilterBar
    params={params}
    cleared={NOT_NARROWED}
    onChange={trackingSort('billing', params, onChange)}
    search={
      <SearchField label={t('billing.searchLabel')} value={params.q} onSearch={(q) => onChange({ q }, 'replace')} />
    }
    conditions={useAccountConditions(params)}
    sort={(draft, change) => (
      <SortField
        hasNone
        columns={BILL_COLUMNS.mobile}
        sort={tableSort(draft)}
        onSort={(sort) => change(sortParams(BILLING_SORT_COLUMNS, sort, 'NONE'))}
      />
    )}
    useCount={useCount}
  >
    {({ contact, department }, change) => (
      <AccountFilters contact={contact} department={department} onChange={change} />
    )}
  </FilterBar>
);
