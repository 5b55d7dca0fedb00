import { usePrefetchQuery } from '@portal/platform/query';
import { useParams, useSearchParams } from '@portal/platform/router';
import { estimateQueries } from '@portal/queries/estimate';
import { Stack } from '@portal/ui';
import { EstimateBoard } from '#estimates/board/estimate-board.tsx';
import { estimateListParams } from '#estimates/estimate/estimate-list-params.ts';
import { OrderRecordCard } from '#orders/timeline/order-record-card.tsx';
import { t } from '#text/t.ts';
import { EstimateBoardSkeleton } from './estimate-board-skeleton.tsx';
import { OrderDetailSkeleton } from './order-detail-skeleton.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderFrame } from './order-frame.tsx';

/** One order: its estimates, or its whole request. The address says which. */
export function OrderDetailPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  // The estimates need only the id of the order. A failure is shown in their place.
  usePrefetchQuery({ ...estimateQueries.list(id), meta: { dialog: false } });
  const isFacts = search.get('tab') === 'detail';
  return (
    <OrderFrame
      tab={isFacts ? 'facts' : 'estimates'}
      tabTitle={t('orderDetail.title')}
      loading={
        isFacts ? <OrderDetailSkeleton /> : <EstimateBoardSkeleton view={estimateListParams.read(search).view} />
      }
    >
      {(order) =>
        isFacts ? (
          <OrderFacts order={order} />
        ) : (
          <Stack gap="5">
            <EstimateBoard key={order.id} order={order} />
            <OrderRecordCard key={`records-${order.id}`} order={order} />
          </Stack>
        )
      }
    </OrderFrame>
  );
}
