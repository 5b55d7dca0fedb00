import { ORDER_PAGE_SIZE } from '@portal/contract/order';
import { totalOf, useKeptAddress, useKeptListParams, useLastPage } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useFeatures } from '@portal/platform/session';
import { orderQueries } from '@portal/queries/order';
import { Page, VisuallyHidden } from '@portal/ui';
import { ExportActions, ReadView } from '@portal/ui/pages';
import { TableSkeleton } from '@portal/ui/table';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { ORDER_COLUMNS } from './order-columns.tsx';
import { OrderListEmpty } from './order-list-empty.tsx';
import { OrderListFilters } from './order-list-filters.tsx';
import { keptOrderStatus, orderListParams, orderListQuery, paramsFor, statusFiltersOf } from './order-list-params.ts';
import { OrderTable } from './order-table.tsx';

export function OrderListPage() {
  const { params: asked, go, address } = useKeptListParams(orderPaths.list, orderListParams, keptOrderStatus);
  const features = useFeatures();
  const statusFilters = statusFiltersOf(features);
  const canSort = features.includes('orderSort');
  const params = paramsFor(features, asked);
  const orders = useQuery(orderQueries.list(orderListQuery(params)));
  useKeptAddress(orderPaths.list, address);

  useLastPage(orders, params.page, go);
  const count = totalOf(orders);

  return (
    <Page
      title={t('order.listTitle')}
      hasSmallActions
      actions={
        <ExportActions
          isDisabled={!orders.data || count === 0}
          actions={[
            {
              label: t('export.csv'),
              load: async () => {
                const { OrderCsvDialog } = await import(/* webpackChunkName: "order-csv" */ './order-csv.tsx');
                return (onClose) => <OrderCsvDialog params={params} count={count} onClose={onClose} />;
              },
            },
          ]}
        />
      }
    >
      <OrderListFilters params={params} statusFilters={statusFilters} canSort={canSort} onChange={go} />
      <VisuallyHidden role="status">{count === null ? '' : t('order.resultCount', { count })}</VisuallyHidden>
      <ReadView
        query={orders}
        loading={<TableSkeleton columns={ORDER_COLUMNS.desktop} rows={ORDER_PAGE_SIZE} />}
        isEmpty={({ pagination }) => pagination.totalRecords === 0}
        empty={<OrderListEmpty params={params} onChange={go} />}
      >
        {({ data, pagination }) => (
          <OrderTable
            rows={data}
            pagination={pagination}
            isUpdating={orders.isPlaceholderData}
            params={params}
            canSort={canSort}
            go={go}
          />
        )}
      </ReadView>
    </Page>
  );
}
