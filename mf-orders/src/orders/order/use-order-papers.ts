import type { Order } from '@portal/contract/order';
import { REQUEST_TIMEOUT_MS } from '@portal/platform/api';
import { useQuery } from '@portal/platform/query';
import { contractPapersQueries } from '@portal/queries/contract-papers';

/** The papers of an order that may have some; a failure is said where they are shown. */
export function useOrderPapers({ id, estimates }: Pick<Order, 'id' | 'estimates'>) {
  const mayHaveSome = estimates !== null && estimates.accepted + estimates.contracted > 0;
  const papers = useQuery({
    ...contractPapersQueries.ofOrder(id),
    enabled: mayHaveSome,
    // The page of the papers asks for them before it knows the order.
    staleTime: REQUEST_TIMEOUT_MS,
    meta: { dialog: false },
  });
  return { papers: mayHaveSome ? papers.data?.data : [], isAwaited: mayHaveSome && papers.isPending };
}
