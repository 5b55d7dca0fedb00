import type { Order } from '@portal/shared/contract/order';
import type { WayBack } from '@portal/shared/host';
import { useSearchParams } from '@portal/shared/router';
import { AsWritten, Grid, Page, TabLinks } from '@portal/shared/ui';
import { EstimateSection } from '#estimate/estimate-section.tsx';
import { orderPaths } from '#order/order-paths.ts';
import { OrderStatusBadge } from '#order/order-status-badge.tsx';
import { t } from '#text/t.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderSummary } from './order-summary.tsx';

/** One order: its estimates, or its conditions. The address says which. */
export function OrderDetail({ order, back }: { order: Order; back: WayBack }) {
  const [search] = useSearchParams();
  const isFacts = search.get('tab') === 'detail';
  const count = order.estimates.total;
  const tabs = [
    {
      to: orderPaths.detail(order.id),
      label: count > 0 ? t('orderDetail.tabEstimatesCount', { count }) : t('orderDetail.tabEstimates'),
      isCurrent: !isFacts,
    },
    { to: orderPaths.detailFacts(order.id), label: t('orderDetail.tabOrder'), isCurrent: isFacts },
  ];
  return (
    <Page
      title={order.name}
      heading={<AsWritten>{order.name}</AsWritten>}
      tabTitle={t('orderDetail.title')}
      back={back}
      titleAside={<OrderStatusBadge status={order.status} />}
    >
      <TabLinks label={t('orderDetail.title')} tabs={tabs} />
      {isFacts ? (
        <OrderFacts order={order} />
      ) : (
        <Grid templateColumns={{ base: '1fr', lg: '1fr 23rem' }} gap="6" alignItems="start">
          <EstimateSection key={order.id} order={order} />
          <OrderSummary order={order} />
        </Grid>
      )}
    </Page>
  );
}
