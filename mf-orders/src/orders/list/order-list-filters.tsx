import type { OrderStatusFilter } from '@portal/contract/order';
import type { SetListParams } from '@portal/platform';
import { Box } from '@portal/ui';
import { CheckboxFilter, FilterBar, SearchField, SegmentedFilter } from '@portal/ui/filters';
import { AccountFilters } from '@portal/ui/pages';
import { type PlainMessageKey, t } from '#text/t.ts';
import { countFilters, type OrderListParams, orderListParams } from './order-list-params.ts';

const STATUS_LABELS: Record<OrderStatusFilter, PlainMessageKey> = {
  all: 'order.filterAll',
  inProgress: 'order.filterInProgress',
  waitingQuote: 'order.filterWaitingQuote',
  unanswered: 'order.filterUnanswered',
  uncontracted: 'order.filterUncontracted',
  notDownloadedBilling: 'order.filterNotDownloadedBilling',
};

interface OrderListFiltersProps {
  params: OrderListParams;
  /** Those that the host has. */
  statusFilters: readonly OrderStatusFilter[];
  onChange: SetListParams<OrderListParams>;
}

export function OrderListFilters({ params, statusFilters, onChange }: OrderListFiltersProps) {
  return (
    <FilterBar
      search={
        <SearchField label={t('order.searchLabel')} value={params.q} onSearch={(q) => onChange({ q }, 'replace')} />
      }
      activeCount={countFilters(params)}
      onReset={() => onChange(orderListParams.defaults)}
    >
      <AccountFilters contact={params.contact} department={params.department} onChange={onChange} />
      <SegmentedFilter
        label={t('order.filterStatus')}
        value={params.filter}
        options={statusFilters.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        onChange={(filter) => onChange({ filter })}
      />
      <Box marginInlineStart={{ md: 'auto', lg: 0 }} fontSize={{ md: 'sm' }}>
        <CheckboxFilter
          label={t('order.filterNotExpired')}
          value={params.period === 'notExpired'}
          onChange={(isOn) => onChange({ period: isOn ? 'notExpired' : 'all' })}
        />
      </Box>
    </FilterBar>
  );
}
