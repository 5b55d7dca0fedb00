import { orderQueries } from '@portal/shared/api/order';
import { ReadView, useBackToList } from '@portal/shared/host';
import { useParams } from '@portal/shared/router';
import { Page } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { orderPaths } from '#order/order-paths.ts';
import { t } from '#text/t.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderDetailSkeleton } from './order-detail-skeleton.tsx';
import { OrderNotFound } from './order-not-found.tsx';

export function OrderDetailPage() {
  const { id = '' } = useParams();
  const back = useBackToList(orderPaths.list, t('orderDetail.back'));
  // A failure is shown in place: an unknown order does not need a dialog.
  const order = useQuery({ ...orderQueries.detail(id), meta: { dialog: false } });
  if (order.data) return <OrderDetail order={order.data} back={back} />;
  return (
    <Page title={order.isPending ? null : t('orderDetail.title')} tabTitle={t('orderDetail.title')} back={back}>
      <ReadView query={order} loading={<OrderDetailSkeleton />} notFound={<OrderNotFound back={back} />}>
        {() => null}
      </ReadView>
    </Page>
  );
}
