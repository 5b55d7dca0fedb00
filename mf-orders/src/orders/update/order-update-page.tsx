import { useBackToList } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { orderQueries } from '@portal/queries/order';
import { Page } from '@portal/ui';
import { NotFoundCard, ReadView } from '@portal/ui/pages';
import { FormSkeleton } from '#orders/form/form-skeleton.tsx';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { OrderUpdateForm } from './order-update-form.tsx';

/** [2.30] */
export function OrderUpdatePage() {
  const { id = '' } = useParams();
  const toList = useBackToList(orderPaths.list, t('orderDetail.back'));
  // A failure is shown in place, and does not remove the form.
  const order = useQuery({ ...orderQueries.detail(id), meta: { dialog: false } });
  return (
    <Page
      title={t('orderUpdate.title')}
      width="form"
      back={{ to: orderPaths.detailFacts(id), label: t('orderUpdate.back') }}
    >
      <ReadView query={order} loading={<FormSkeleton />} notFound={<NotFoundCard back={toList} />}>
        {(data) => <OrderUpdateForm key={data.id} order={data} />}
      </ReadView>
    </Page>
  );
}
