import type { OrderListItem } from '@portal/contract/order';
import type { WholePage } from '@portal/platform';
import { useViewport } from '@portal/ui';
import { DataTable, Pager } from '@portal/ui/table';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { ORDER_COLUMNS } from './order-columns.tsx';

interface OrderTableProps {
  rows: readonly OrderListItem[];
  pagination: WholePage;
  /** The rows still belong to the previous request. */
  isUpdating: boolean;
  onPage: (page: number) => void;
}

export const OrderTable = ({ rows, pagination, isUpdating, onPage }: OrderTableProps) => (
  <DataTable
    caption={t('table.caption', { title: t('order.listTitle') })}
    columns={ORDER_COLUMNS[useViewport()]}
    rows={rows}
    rowKey={({ id }) => id}
    rowHref={({ id }) => orderPaths.detail(id)}
    isUpdating={isUpdating}
    footer={<Pager pagination={pagination} onPage={onPage} />}
  />
);
