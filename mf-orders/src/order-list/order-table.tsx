import type { OrderListItem } from '@portal/shared/contract/order';
import type { PagePagination } from '@portal/shared/contract/primitives';
import { formatInstantDate, formatNumber, formatPeriod } from '@portal/shared/text';
import { AddressText, type Column, CutText, DataTable, Pager } from '@portal/shared/ui';
import { contactName } from '#order/contact-name.ts';
import { orderPaths } from '#order/order-paths.ts';
import { OrderStatusBadge } from '#order/order-status-badge.tsx';
import { t } from '#text/t.ts';

const COLUMNS: readonly Column<OrderListItem>[] = [
  {
    key: 'name',
    header: t('order.columnNameAddress'),
    cell: ({ name }) => name,
    secondary: ({ address }) => <AddressText address={address} />,
    card: 'title',
    minWidth: '14rem',
  },
  {
    key: 'period',
    header: t('order.columnPeriod'),
    cell: ({ startDate, endDate }) => formatPeriod(startDate, endDate),
    kind: 'period',
    card: 'meta',
  },
  {
    key: 'cars',
    header: t('order.columnCars'),
    cell: ({ numberOfCars }) => formatNumber(numberOfCars),
    cardCell: ({ numberOfCars }) => t('common.cars', { count: formatNumber(numberOfCars) }),
    kind: 'number',
    card: 'meta',
  },
  {
    key: 'status',
    header: t('order.columnStatus'),
    cell: ({ status }) => <OrderStatusBadge status={status} />,
    kind: 'short',
    card: 'aside',
    block: 'end',
  },
  {
    key: 'estimates',
    header: t('order.columnEstimates'),
    cell: ({ estimates }) => t('common.count', { count: formatNumber(estimates.total) }),
    cardCell: ({ estimates }) => t('estimate.count', { count: formatNumber(estimates.total) }),
    kind: 'short',
    card: 'meta',
    block: 'end',
  },
  {
    key: 'contact',
    header: t('order.columnAccount'),
    cell: ({ contact }) => contactName(contact),
    secondary: ({ contact: { department } }) => (department ? <CutText>{department}</CutText> : null),
    kind: 'short',
    card: 'meta',
    block: 'middle',
  },
  {
    key: 'createdAt',
    header: t('order.columnCreatedAt'),
    cell: ({ createdAt }) => formatInstantDate(createdAt),
    cardCell: ({ createdAt }) => t('order.createdOn', { date: formatInstantDate(createdAt) }),
    kind: 'short',
    card: 'meta',
  },
];

interface OrderTableProps {
  rows: readonly OrderListItem[];
  pagination: PagePagination;
  /** The rows still belong to the previous request. */
  isUpdating: boolean;
  onPage: (page: number) => void;
}

export const OrderTable = ({ rows, pagination, isUpdating, onPage }: OrderTableProps) => (
  <DataTable
    caption={t('table.caption', { title: t('order.listTitle') })}
    columns={COLUMNS}
    rows={rows}
    rowKey={({ id }) => id}
    rowHref={({ id }) => orderPaths.detail(id)}
    isUpdating={isUpdating}
    footer={<Pager pagination={pagination} onPage={onPage} />}
  />
);
