import { ORDER_SORT_COLUMNS, type OrderListItem } from '@portal/contract/order';
import { type SetListParams, sortParams, tableSort, trackingSort, type WholePage } from '@portal/platform';
import { useViewport } from '@portal/ui';
import { DataTable, Pager } from '@portal/ui/table';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { ORDER_COLUMNS } from './order-columns.tsx';
import type { OrderListParams } from './order-list-params.ts';

interface OrderTableProps {
  rows: readonly OrderListItem[];
  pagination: WholePage;
  params: OrderListParams;
  /** The host sorts. */
  canSort: boolean;
  /** The rows still belong to the previous request. */
  isUpdating: boolean;
  go: SetListParams<OrderListParams>;
}

export function OrderTable({ rows, pagination, params, canSort, isUpdating, go }: OrderTableProps) {
  const goSorted = trackingSort('orders', params, go);
  return (
    <DataTable
      caption={t('table.caption', { title: t('order.listTitle') })}
      columns={ORDER_COLUMNS[useViewport()]}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => orderPaths.detail(id)}
      sort={canSort ? tableSort(params) : null}
      onSort={canSort ? (sort) => goSorted(sortParams(ORDER_SORT_COLUMNS, sort, 'CREATED_AT')) : undefined}
      isUpdating={isUpdating}
      footer={<Pager pagination={pagination} onPage={(page) => go({ page })} />}
    />
  );
}
