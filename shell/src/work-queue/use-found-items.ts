import { contractPapersQueries } from '@portal/shared/api/contract-papers';
import { estimateQueries } from '@portal/shared/api/estimate';
import { type QueryClient, useQueryClient } from '@portal/shared/query';
import { useQueries } from '@portal/shared/query/several';
import { type Candidate, countToLookInto } from './look-into.ts';
import { estimatesItem, papersItems, type WaitingItem } from './waiting-item.ts';

interface FoundItems {
  items: readonly WaitingItem[];
  isSettled: boolean;
  /** No candidate is left out. */
  isWhole: boolean;
  hasFailed: Readonly<Record<Candidate['kind'], boolean>>;
}

const quietly = { meta: { dialog: false } };

/** Looks into as many of the candidates, oldest first, as the queue needs. */
export function useFoundItems(candidates: readonly Candidate[]): FoundItems {
  const client = useQueryClient();
  const count = countToLookInto(candidates, (candidate) => itemsKnown(client, candidate));
  const asked = candidates.slice(0, count);
  const idsOf = (kind: Candidate['kind']) => asked.filter((one) => one.kind === kind).map(({ order }) => order.id);
  // What they answer is read from the cache: the count above depends on it.
  const estimates = useQueries({
    queries: idsOf('estimates').map((id) => ({ ...estimateQueries.list(id), ...quietly })),
  });
  const papers = useQueries({
    queries: idsOf('papers').map((id) => ({ ...contractPapersQueries.ofOrder(id), ...quietly })),
  });
  return {
    items: asked.flatMap((candidate) => itemsKnown(client, candidate) ?? []),
    isSettled: [...estimates, ...papers].every(({ isFetching }) => !isFetching),
    isWhole: count === candidates.length,
    hasFailed: {
      estimates: estimates.some(({ isError }) => isError),
      papers: papers.some(({ isError }) => isError),
    },
  };
}

/** undefined: not answered yet. A failure is answered, with nothing. */
function itemsKnown(client: QueryClient, { kind, order }: Candidate): WaitingItem[] | undefined {
  const key =
    kind === 'estimates' ? estimateQueries.list(order.id).queryKey : contractPapersQueries.ofOrder(order.id).queryKey;
  if (client.getQueryState(key)?.status === 'error') return [];
  if (kind === 'estimates') {
    const estimates = client.getQueryData(estimateQueries.list(order.id).queryKey);
    return estimates && estimatesItem(order, estimates);
  }
  const papers = client.getQueryData(contractPapersQueries.ofOrder(order.id).queryKey);
  return papers && papersItems(order, papers.data);
}
