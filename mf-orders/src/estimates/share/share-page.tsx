import { useBackToList } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { estimateQueries } from '@portal/queries/estimate';
import { orderQueries } from '@portal/queries/order';
import { Box, Card, Page, SkeletonText } from '@portal/ui';
import { NotFoundCard, ReadView } from '@portal/ui/pages';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { ShareForm } from './share-form.tsx';

/** Sends estimates of an order to colleagues by mail. */
export function SharePage() {
  const { id = '' } = useParams();
  // Failures are shown in place.
  const order = useQuery({ ...orderQueries.detail(id), meta: { dialog: false } });
  const estimates = useQuery({ ...estimateQueries.list(id), meta: { dialog: false } });
  const back = useBackToList(orderPaths.detail(id), order.data?.name ?? t('share.back'));
  const toList = useBackToList(orderPaths.list, t('orderDetail.back'));
  const loading = <ShareSkeleton />;
  return (
    <Page title={t('share.title')} width="form" back={back}>
      <ReadView query={order} loading={loading} notFound={<NotFoundCard back={toList} />}>
        {(data) => (
          <ReadView query={estimates} loading={loading}>
            {(list) => <ShareForm key={data.id} order={data} estimates={list} back={back.to} />}
          </ReadView>
        )}
      </ReadView>
    </Page>
  );
}

/** The steps and the list of an order that is loading. */
const ShareSkeleton = () => (
  <>
    <Box height={{ base: '3.625rem', md: '8' }} marginBottom={{ base: '4', md: '6' }} />
    <Box minHeight="30rem">
      <Card>
        <SkeletonText lines={8} />
      </Card>
    </Box>
  </>
);
