import { useSearchParams } from '@portal/shared/router';
import { EstimateSection } from '#estimate/estimate-section.tsx';
import { t } from '#text/t.ts';
import { OrderDetailSkeleton } from './order-detail-skeleton.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderFrame } from './order-frame.tsx';

/** One order: its estimates, or its whole request. The address says which. */
export function OrderDetailPage() {
  const [search] = useSearchParams();
  const isFacts = search.get('tab') === 'detail';
  return (
    <OrderFrame
      tab={isFacts ? 'facts' : 'estimates'}
      tabTitle={t('orderDetail.title')}
      loading={<OrderDetailSkeleton />}
    >
      {(order) => (isFacts ? <OrderFacts order={order} /> : <EstimateSection key={order.id} order={order} />)}
    </OrderFrame>
  );
}
