import { AccountFilters, type GoToPlace } from '@portal/shared/host/list';
import { FilterBar, SearchField } from '@portal/shared/ui/filters';
import { t } from '#text/t.ts';
import { type BillingPlace, countFilters, NOT_NARROWED } from './billing-place.ts';

interface BillingFiltersProps {
  place: BillingPlace;
  onChange: GoToPlace<BillingPlace>;
}

export const BillingFilters = ({ place, onChange }: BillingFiltersProps) => (
  <FilterBar
    search={
      <SearchField label={t('billing.searchLabel')} value={place.q} onSearch={(q) => onChange({ q }, 'replace')} />
    }
    activeCount={countFilters(place)}
    onReset={() => onChange({ ...NOT_NARROWED, q: place.q })}
  >
    <AccountFilters contact={place.contact} department={place.department} onChange={onChange} />
  </FilterBar>
);
