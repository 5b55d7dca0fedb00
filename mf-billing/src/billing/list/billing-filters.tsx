import type { SetListParams } from '@portal/platform';
import { FilterBar, SearchField } from '@portal/ui/filters';
import { AccountFilters } from '@portal/ui/pages';
import { t } from '#text/t.ts';
import { type BillingListParams, countFilters, NOT_NARROWED } from './billing-list-params.ts';

interface BillingFiltersProps {
  params: BillingListParams;
  onChange: SetListParams<BillingListParams>;
}

export const BillingFilters = ({ params, onChange }: BillingFiltersProps) => (
  <FilterBar
    search={
      <SearchField label={t('billing.searchLabel')} value={params.q} onSearch={(q) => onChange({ q }, 'replace')} />
    }
    activeCount={countFilters(params)}
    onReset={() => onChange(NOT_NARROWED)}
  >
    <AccountFilters contact={params.contact} department={params.department} onChange={onChange} />
  </FilterBar>
);
