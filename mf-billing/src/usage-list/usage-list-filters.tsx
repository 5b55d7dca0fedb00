import { ALL } from '@portal/shared/api/account-options';
import { USAGE_STATUS_FILTERS, type UsageStatusFilter } from '@portal/shared/contract/contract';
import { AccountFilters, type GoToPlace } from '@portal/shared/host/list';
import { FilterBar, SearchField, SegmentedFilter } from '@portal/shared/ui/filters';
import { type PlainMessageKey, t } from '#text/t.ts';
import { countFilters, type UsageListPlace } from './usage-list-place.ts';

const STATUS_LABELS: Record<UsageStatusFilter, PlainMessageKey> = {
  all: 'usage.filterAll',
  beforeUse: 'usage.filterBefore',
  duringUse: 'usage.filterDuring',
  endOfUse: 'usage.filterEnd',
};

interface UsageListFiltersProps {
  place: UsageListPlace;
  onChange: GoToPlace<UsageListPlace>;
}

/** The status first: on a phone too it is one press away. */
export const UsageListFilters = ({ place, onChange }: UsageListFiltersProps) => (
  <FilterBar
    lead={
      <SegmentedFilter
        isInline
        hasLabel
        label={t('usage.filterStatus')}
        value={place.filter}
        options={USAGE_STATUS_FILTERS.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        onChange={(filter) => onChange({ filter })}
      />
    }
    search={<SearchField label={t('usage.searchLabel')} value={place.q} onSearch={(q) => onChange({ q }, 'replace')} />}
    activeCount={countFilters(place)}
    onReset={() => onChange({ contact: ALL, department: ALL })}
  >
    <AccountFilters contact={place.contact} department={place.department} onChange={onChange} />
  </FilterBar>
);
