import { useQuery } from '@portal/platform/query';
import { useParams } from '@portal/platform/router';
import { contractPapersQueries } from '@portal/queries/contract-papers';
import { estimateQueries } from '@portal/queries/estimate';
import { OrderDetailSkeleton } from '#orders/detail/order-detail-skeleton.tsx';
import { OrderFrame } from '#orders/detail/order-frame.tsx';
import { t } from '#text/t.ts';
import { PapersSection } from './papers-section.tsx';

/** The third tab of an order: papers to read, sign and send back [2.31]. */
export function ContractPapersPage() {
  const { id = '' } = useParams();
  // Read beside the order. Its failure has a dialog of its own; without the estimates their facts are left out.
  const papers = useQuery({ ...contractPapersQueries.ofOrder(id), meta: { dialog: false } });
  const estimates = useQuery({ ...estimateQueries.list(id), meta: { dialog: false } });
  return (
    <OrderFrame tab="papers" tabTitle={t('contract.title')} loading={<OrderDetailSkeleton />}>
      {(order) => <PapersSection query={papers} order={order} estimates={estimates} />}
    </OrderFrame>
  );
}
