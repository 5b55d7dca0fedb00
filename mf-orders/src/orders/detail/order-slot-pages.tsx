import { useParams } from '@portal/platform/router';
import { Card, EmptyState, LinkButton } from '@portal/ui';
import { SlotBoundary } from '@portal/ui/pages';
import { orderPaths } from '#orders/order/order-paths.ts';
import { t } from '#text/t.ts';
import { OrderDetailSkeleton } from './order-detail-skeleton.tsx';
import { OrderFrame } from './order-frame.tsx';
import { type OrderSlots, useOrderSlots } from './use-order-slots.ts';

/** The contracts of an order, as another area shows them. */
export const OrderUsagePage = () => <OrderSlotPage slot="usage" tabTitle={t('orderDetail.tabUsage')} />;

/** The bills of an order, as another area shows them. */
export const OrderBillsPage = () => <OrderSlotPage slot="bills" tabTitle={t('orderDetail.tabBills')} />;

function OrderSlotPage({ slot, tabTitle }: { slot: keyof OrderSlots; tabTitle: string }) {
  const { id = '' } = useParams();
  const fill = useOrderSlots('now')[slot];
  const loading = <OrderDetailSkeleton />;
  return (
    <OrderFrame tab={slot} tabTitle={tabTitle} loading={loading}>
      {() => {
        if (fill === undefined) return loading;
        if (fill === null) return <Missing orderId={id} />;
        return (
          <SlotBoundary>
            <fill.Panel orderId={id} />
          </SlotBoundary>
        );
      }}
    </OrderFrame>
  );
}

/** For an old link, or while the other area cannot be had: there is no tab then. */
const Missing = ({ orderId }: { orderId: string }) => (
  <Card>
    <EmptyState
      body={t('orderDetail.slotMissing')}
      action={<LinkButton to={orderPaths.detail(orderId)}>{t('orderDetail.toEstimates')}</LinkButton>}
    />
  </Card>
);
