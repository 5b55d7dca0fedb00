import { contractPapersQueries } from '@portal/shared/api/contract-papers';
import { estimateQueries } from '@portal/shared/api/estimate';
import { useQueries } from '@portal/shared/query/several';
import { type Candidate, toLookInto } from './look-into.ts';
import { estimatesItem, papersItems, type WaitingItem } from './waiting-item.ts';

interface FoundItems {
  items: readonly WaitingItem[];
  isSettled: boolean;
  /** No candidate is left out. */
  isWhole: boolean;
  hasFailed: Readonly<Record<Candidate['kind'], boolean>>;
}

const quietly = { meta: { dialog: false } };

/** Looks into the candidates that have existed for longest. */
export function useFoundItems(candidates: readonly Candidate[]): FoundItems {
  const asked = toLookInto(candidates);
  const ordersOf = (kind: Candidate['kind']) => asked.filter((one) => one.kind === kind).map(({ order }) => order);
  const [ofEstimates, ofPapers] = [ordersOf('estimates'), ordersOf('papers')];
  const estimates = useQueries({ queries: ofEstimates.map(({ id }) => ({ ...estimateQueries.list(id), ...quietly })) });
  const papers = useQueries({
    queries: ofPapers.map(({ id }) => ({ ...contractPapersQueries.ofOrder(id), ...quietly })),
  });
  return {
    items: [
      ...ofEstimates.flatMap((order, index) => estimatesItem(order, estimates[index]?.data ?? [])),
      ...ofPapers.flatMap((order, index) => papersItems(order, papers[index]?.data?.data ?? [])),
    ],
    isSettled: [...estimates, ...papers].every(({ isFetching }) => !isFetching),
    isWhole: asked.length === candidates.length,
    hasFailed: {
      estimates: estimates.some(({ isError }) => isError),
      papers: papers.some(({ isError }) => isError),
    },
  };
}
