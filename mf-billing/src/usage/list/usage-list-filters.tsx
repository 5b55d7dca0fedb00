import { USAGE_STATUS_FILTERS, type UsageStatusFilter } from '@portal/contract/contract';
import { ALL, type SetListParams } from '@portal/platform';
import { FilterBar, SearchField, SegmentedFilter } from '@portal/ui/filters';
import { AccountFilters } from '@portal/ui/pages';
import { type PlainMessageKey, t } from '#text/t.ts';
import { countFilters, type UsageListParams } from './usage-list-params.ts';

const STATUS_LABELS: Record<UsageStatusFilter, PlainMessageKey> = {
  all: 'usage.filterAll',
  beforeUse: 'usage.filterBefore',
  duringUse: 'usage.filterDuring',
  endOfUse: 'usage.filterEnd',
};

interface UsageListFiltersProps {
  params: UsageListParams;
  onChange: SetListParams<UsageListParams>;
}

/** The status first, so that it is one press away even on a phone. */
export const UsageListFilters = ({ params, onChange }: UsageListFiltersProps) => (
  <FilterBar
    lead={
      <SegmentedFilter
        isInline
        hasLabel
        label={t('usage.filterStatus')}
        value={params.filter}
        options={USAGE_STATUS_FILTERS.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        onChange={(filter) => onChange({ filter })}
      />
    }
    search={
      <SearchField label={t('usage.searchLabel')} value={params.q} onSearch={(q) => onChange({ q }, 'replace')} />
    }
    activeCount={countFilters(params)}
    onReset={() => onChange({ filter: 'all', q: '', contact: ALL, department: ALL })}
  >
    <AccountFilters contact={params.contact} department={params.department} onChange={onChange} />
  </FilterBar>
);
