import type { UseQueryResult } from '@portal/platform/query';
import { useQueries } from '@portal/platform/query/several';
import { contractPapersQueries } from '@portal/queries/contract-papers';
import { estimateQueries } from '@portal/queries/estimate';
import { startTransition, useEffect, useState } from 'react';
import { type Candidate, oldestCandidates } from './candidates.ts';
import { estimatesItem, papersItems, type WaitingItem } from './waiting-item.ts';

interface FoundItems {
  items: readonly WaitingItem[];
  isSettled: boolean;
  /** No candidate is left out. */
  isWhole: boolean;
  hasFailed: Readonly<Record<Candidate['kind'], boolean>>;
}

const quietly = { meta: { dialog: false } };

interface AllRead<T> {
  isSettled: boolean;
  hasFailed: boolean;
  /** The answers in the order of the queries; undefined for a failed one. Empty until all are settled. */
  data: readonly (T | undefined)[];
}

/** Changes once for all of them, so that a dozen answers do not render the page a dozen times. */
function whenAllRead<T>(results: readonly Pick<UseQueryResult<T>, 'data' | 'isFetching' | 'isError'>[]): AllRead<T> {
  const isSettled = results.every(({ isFetching }) => !isFetching);
  return {
    isSettled,
    hasFailed: isSettled && results.some(({ isError }) => isError),
    data: isSettled ? results.map(({ data }) => data) : [],
  };
}

/** Beginning a dozen reads in one render would block the page. */
const STEP = 3;

/** Reads the oldest candidates, some more of them with each render. */
export function useFoundItems(candidates: readonly Candidate[]): FoundItems {
  const chosen = oldestCandidates(candidates);
  const [begun, setBegun] = useState(STEP);
  const hasBegunAll = begun >= chosen.length;
  useEffect(() => {
    if (!hasBegunAll) startTransition(() => setBegun(begun + STEP));
  }, [hasBegunAll, begun]);
  const asked = chosen.slice(0, begun);
  const ordersOf = (kind: Candidate['kind']) => asked.filter((one) => one.kind === kind).map(({ order }) => order);
  const [ofEstimates, ofPapers] = [ordersOf('estimates'), ordersOf('papers')];
  const estimates = useQueries({
    queries: ofEstimates.map(({ id }) => ({ ...estimateQueries.list(id), ...quietly })),
    combine: whenAllRead,
  });
  const papers = useQueries({
    queries: ofPapers.map(({ id }) => ({ ...contractPapersQueries.ofOrder(id), ...quietly })),
    combine: whenAllRead,
  });
  return {
    items: [
      ...ofEstimates.flatMap((order, index) => estimatesItem(order, estimates.data[index] ?? [])),
      ...ofPapers.flatMap((order, index) => papersItems(order, papers.data[index]?.data ?? [])),
    ],
    isSettled: hasBegunAll && estimates.isSettled && papers.isSettled,
    isWhole: chosen.length === candidates.length,
    hasFailed: { estimates: estimates.hasFailed, papers: papers.hasFailed },
  };
}
