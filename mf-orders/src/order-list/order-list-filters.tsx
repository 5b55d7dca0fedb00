import { ORDER_STATUS_FILTERS, type OrderStatusFilter } from '@portal/shared/contract/order';
import { AccountFilters, type GoToPlace } from '@portal/shared/host/list';
import { Box } from '@portal/shared/ui';
import { CheckboxFilter, FilterBar, SearchField, SegmentedFilter } from '@portal/shared/ui/filters';
import { type PlainMessageKey, t } from '#text/t.ts';
import { countFilters, type OrderListPlace, orderPlace } from './order-list-place.ts';

const STATUS_LABELS: Record<OrderStatusFilter, PlainMessageKey> = {
  all: 'order.filterAll',
  unanswered: 'order.filterUnanswered',
  uncontracted: 'order.filterUncontracted',
  notDownloadedBilling: 'order.filterNotDownloadedBilling',
};

interface OrderListFiltersProps {
  place: OrderListPlace;
  onChange: GoToPlace<OrderListPlace>;
}

export function OrderListFilters({ place, onChange }: OrderListFiltersProps) {
  return (
    <FilterBar
      search={
        <SearchField label={t('order.searchLabel')} value={place.q} onSearch={(q) => onChange({ q }, 'replace')} />
      }
      activeCount={countFilters(place)}
      onReset={() => onChange({ ...orderPlace.whole, q: place.q })}
    >
      <AccountFilters contact={place.contact} department={place.department} onChange={onChange} />
      <SegmentedFilter
        label={t('order.filterStatus')}
        value={place.filter}
        options={ORDER_STATUS_FILTERS.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        onChange={(filter) => onChange({ filter })}
      />
      <Box marginInlineStart={{ md: 'auto', lg: 0 }} fontSize={{ md: 'sm' }}>
        <CheckboxFilter
          label={t('order.filterNotExpired')}
          value={place.period === 'notExpired'}
          onChange={(isOn) => onChange({ period: isOn ? 'notExpired' : 'all' })}
        />
      </Box>
    </FilterBar>
  );
}
