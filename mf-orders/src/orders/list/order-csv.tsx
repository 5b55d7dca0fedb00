import type { OrderListItem } from '@portal/contract/order';
import { PAGE_SIZE_MAX } from '@portal/contract/values/primitives';
import { formatDate, formatInstantDate, todayInTokyo } from '@portal/platform/text';
import { readOrders } from '@portal/queries/order';
import { type CsvColumn, CsvDialog } from '@portal/ui/export';
import { contactName } from '#orders/order/contact-name.ts';
import { ORDER_STATUS_LOOK } from '#orders/order/order-status.ts';
import { t } from '#text/t.ts';
import { type OrderListParams, orderListQuery } from './order-list-params.ts';

/** In the order of the screen, one value for each column. */
const COLUMNS: readonly CsvColumn<OrderListItem>[] = [
  { header: t('order.columnSite'), cell: ({ name }) => name },
  { header: t('order.columnAddress'), cell: ({ address }) => address },
  { header: t('order.columnStart'), cell: ({ startDate }) => formatDate(startDate) },
  { header: t('order.columnEnd'), cell: ({ endDate }) => formatDate(endDate) },
  { header: t('order.columnCars'), cell: ({ numberOfCars }) => numberOfCars },
  { header: t('order.columnStatus'), cell: ({ status }) => t(ORDER_STATUS_LOOK[status].label) },
  { header: t('order.columnEstimateCount'), cell: ({ estimates }) => estimates?.total ?? null },
  { header: t('order.columnAccount'), cell: ({ contact }) => contactName(contact) },
  { header: t('order.columnDepartment'), cell: ({ contact }) => contact.department },
  { header: t('order.columnCreatedAt'), cell: ({ createdAt }) => formatInstantDate(createdAt) },
  { header: t('order.columnId'), cell: ({ id }) => id },
];

interface OrderCsvDialogProps {
  params: OrderListParams;
  count: number | null;
  onClose: () => void;
}

export const OrderCsvDialog = ({ params, count, onClose }: OrderCsvDialogProps) => (
  <CsvDialog
    fileName={`${t('order.listTitle')}_${todayInTokyo().replaceAll('-', '')}`}
    columnsOf={() => COLUMNS}
    count={count}
    pageOf={async (pageNumber, signal) => {
      const { data, pagination } = await readOrders(
        { ...orderListQuery(params), pageNumber, pageSize: PAGE_SIZE_MAX },
        signal,
      );
      return { rows: data, pagination };
    }}
    onClose={onClose}
  />
);
