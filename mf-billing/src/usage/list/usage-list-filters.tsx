import { USAGE_SORT_COLUMNS, USAGE_STATUS_FILTERS, type UsageStatusFilter } from '@portal/contract/contract';
import { type SetListParams, sortParams, tableSort, totalOf, trackingSort } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { contractQueries } from '@portal/queries/contract';
import { FilterBar, SearchField, SegmentedFilter } from '@portal/ui/filters';
import { AccountFilters, useAccountConditions } from '@portal/ui/pages';
import { SortField } from '@portal/ui/table';
import { type PlainMessageKey, t } from '#text/t.ts';
import { USAGE_COLUMNS } from './usage-columns.tsx';
import { NO_CONDITION, type UsageListParams, usageListParams, usageListQuery } from './usage-list-params.ts';

const STATUS_LABELS: Record<UsageStatusFilter, PlainMessageKey> = {
  all: 'usage.filterAll',
  beforeUse: 'usage.filterBefore',
  duringUse: 'usage.filterDuring',
  endOfUse: 'usage.filterEnd',
  endingSoon: 'usage.filterEndingSoon',
};

/** Home leads to those that are ending soon; else four fit beside each other on a phone. */
const filtersBeside = (chosen: UsageStatusFilter) =>
  USAGE_STATUS_FILTERS.filter((filter) => filter !== 'endingSoon' || chosen === filter);

interface UsageListFiltersProps {
  params: UsageListParams;
  onChange: SetListParams<UsageListParams>;
}

export const UsageListFilters = ({ params, onChange }: UsageListFiltersProps) => (
  <FilterBar
    list="usage"
    codec={usageListParams}
    params={params}
    cleared={NO_CONDITION}
    onChange={trackingSort('usage', params, onChange)}
    search={
      <SearchField label={t('usage.searchLabel')} value={params.q} onSearch={(q) => onChange({ q }, 'replace')} />
    }
    segments={
      <SegmentedFilter
        hasLabel
        label={t('usage.filterStatus')}
        value={params.filter}
        options={filtersBeside(params.filter).map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        onChange={(filter) => onChange({ filter })}
      />
    }
    conditions={useAccountConditions(params)}
    sort={(draft, change) => (
      <SortField
        hasNone
        columns={USAGE_COLUMNS.mobile}
        sort={tableSort(draft)}
        onSort={(sort) => change(sortParams(USAGE_SORT_COLUMNS, sort, 'NONE'))}
      />
    )}
    useCount={useUsageCount}
  >
    {({ contact, department }, change) => (
      <AccountFilters contact={contact} department={department} onChange={change} />
    )}
  </FilterBar>
);

const useUsageCount = (params: UsageListParams) =>
  totalOf(useQuery({ ...contractQueries.list(usageListQuery({ ...params, page: 1 })), meta: { dialog: false } }));
