import { BILLING_SORT_COLUMNS } from '@portal/contract/billing';
import { type SetListParams, sortParams, tableSort, trackingSort } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { todayInTokyo } from '@portal/platform/text';
import { SkeletonText } from '@portal/ui';
import { FilterBar, SearchField, SegmentedFilter } from '@portal/ui/filters';
import { AccountFilters, ReadView, useAccountConditions } from '@portal/ui/pages';
import { SortField } from '@portal/ui/table';
import type { ComponentProps } from 'react';
import { t } from '#text/t.ts';
import { BILL_COLUMNS } from './bill-columns.tsx';
import { isSearch, NO_SEARCH, rangeOfMonth, searchConditions, searchErrors } from './bill-search.ts';
import type { BillSearchFields } from './bill-search-fields.tsx';
import { type BillingListParams, billingListParamsOn, NO_CONDITION, siteConditions } from './billing-list-params.ts';

interface BillingFiltersProps {
  params: BillingListParams;
  onChange: SetListParams<BillingListParams>;
  useCount: (params: BillingListParams) => number | null;
}

export function BillingFilters({ params, onChange, useCount }: BillingFiltersProps) {
  const canSearch = useFeatures().includes('billSearch');
  const conditions = [...searchConditions(params), ...siteConditions(params), ...useAccountConditions(params)];
  return (
    <FilterBar
      list="billing"
      codec={billingListParamsOn(todayInTokyo())}
      params={params}
      cleared={NO_CONDITION}
      onChange={trackingSort('billing', params, onChange)}
      search={
        <SearchField label={t('billing.searchLabel')} value={params.q} onSearch={(q) => onChange({ q }, 'replace')} />
      }
      segments={canSearch ? <StatusSegments params={params} onChange={onChange} /> : null}
      conditions={conditions}
      canApply={(draft) => Object.keys(searchErrors(draft)).length === 0}
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
      {(draft, change) => (
        <>
          {canSearch ? <SearchFields search={draft} onChange={change} /> : null}
          <AccountFilters contact={draft.contact} department={draft.department} onChange={change} />
        </>
      )}
    </FilterBar>
  );
}

/** The fields with a calendar weigh 20 KB: they come when the drawer opens. */
function SearchFields(props: ComponentProps<typeof BillSearchFields>) {
  const fields = useQuery({
    queryKey: ['bill-search-fields'],
    queryFn: () => import(/* webpackChunkName: "bill-search" */ './bill-search-fields.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { dialog: false },
  });
  return (
    <ReadView query={fields} loading={<SkeletonText lines={8} />}>
      {({ BillSearchFields: Fields }) => <Fields {...props} />}
    </ReadView>
  );
}

/** From a month, its own bills stay the ones that are looked at. */
function StatusSegments({ params, onChange }: Pick<BillingFiltersProps, 'params' | 'onChange'>) {
  const month = isSearch(params) ? {} : rangeOfMonth(params.year, params.month);
  return (
    <SegmentedFilter
      hasLabel
      label={t('billing.document')}
      value={params.status}
      options={STATUSES}
      onChange={(status) => onChange({ ...month, status })}
    />
  );
}

const STATUSES = [
  { value: NO_SEARCH.status, label: t('billing.statusAll') },
  { value: 'notDownloaded', label: t('billing.notDownloaded') },
  { value: 'downloaded', label: t('billing.downloaded') },
] as const;
