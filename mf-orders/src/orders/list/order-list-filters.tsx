import { ORDER_SORT_COLUMNS, type OrderStatusFilter } from '@portal/contract/order';
import { type SetListParams, sortParams, tableSort, totalOf, trackingSort } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { orderQueries } from '@portal/queries/order';
import { CheckboxFilter, FilterBar, SearchField, SegmentedFilter } from '@portal/ui/filters';
import { AccountFilters, useAccountConditions } from '@portal/ui/pages';
import { SortField } from '@portal/ui/table';
import { type PlainMessageKey, t } from '#text/t.ts';
import { ORDER_COLUMNS } from './order-columns.tsx';
import { NO_CONDITION, type OrderListParams, orderListParams, orderListQuery } from './order-list-params.ts';

const STATUS_LABELS: Record<OrderStatusFilter, PlainMessageKey> = {
  all: 'order.filterAll',
  inProgress: 'order.filterInProgress',
  waitingQuote: 'order.filterWaitingQuote',
  unanswered: 'order.filterUnanswered',
  uncontracted: 'order.filterUncontracted',
  unsubmittedPapers: 'order.filterUnsubmittedPapers',
  contractInProgress: 'order.filterContractInProgress',
  notDownloadedBilling: 'order.filterNotDownloadedBilling',
};

interface OrderListFiltersProps {
  params: OrderListParams;
  /** Those that the host has. */
  statusFilters: readonly OrderStatusFilter[];
  /** The host sorts. */
  canSort: boolean;
  onChange: SetListParams<OrderListParams>;
}

export function OrderListFilters({ params, statusFilters, canSort, onChange }: OrderListFiltersProps) {
  return (
    <FilterBar
      list="orders"
      codec={orderListParams}
      params={params}
      cleared={NO_CONDITION}
      onChange={trackingSort('orders', params, onChange)}
      search={
        <SearchField label={t('order.searchLabel')} value={params.q} onSearch={(q) => onChange({ q }, 'replace')} />
      }
      hasManySegments={statusFilters.length > 5}
      segments={
        <SegmentedFilter
          hasLabel
          label={t('order.filterStatus')}
          value={params.filter}
          options={statusFilters.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
          onChange={(filter) => onChange({ filter })}
        />
      }
      toggle={
        <CheckboxFilter
          label={t('order.filterNotExpired')}
          value={params.period === 'notExpired'}
          onChange={(isOn) => onChange({ period: isOn ? 'notExpired' : 'all' })}
        />
      }
      conditions={useAccountConditions(params)}
      sort={canSort ? sortField : undefined}
      useCount={useOrderCount}
    >
      {({ contact, department }, change) => (
        <AccountFilters contact={contact} department={department} onChange={change} />
      )}
    </FilterBar>
  );
}

const sortField = (draft: OrderListParams, change: (change: Partial<OrderListParams>) => void) => (
  <SortField
    columns={ORDER_COLUMNS.mobile}
    sort={tableSort(draft)}
    onSort={(sort) => change(sortParams(ORDER_SORT_COLUMNS, sort, 'CREATED_AT'))}
  />
);

const useOrderCount = (params: OrderListParams) =>
  totalOf(useQuery({ ...orderQueries.list(orderListQuery({ ...params, page: 1 })), meta: { dialog: false } }));
