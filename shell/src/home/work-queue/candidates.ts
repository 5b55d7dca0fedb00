import type { OrderListItem } from '@portal/contract/order';

/** An order whose estimates or papers may wait for the customer; the list does not say since when. */
export interface Candidate {
  kind: 'estimates' | 'papers';
  order: Pick<OrderListItem, 'id' | 'name' | 'createdAt'>;
}

/**
 * Home does not read a whole account. All are read at once: reading some first, and more if those were not enough,
 * would delay the queue by another round.
 */
const MAX_CANDIDATES = 12;

/** The pages of a list, newest first, on which its oldest orders are. The first page has been read already. */
export const oldestPages = (totalPages: number): number[] => [totalPages - 1, totalPages].filter((page) => page > 1);

/** Whether the first page and the oldest ones are all that there is. */
export const isWholeList = (totalPages: number): boolean => totalPages <= 3;

/** The candidates to read, oldest first: nothing waits for longer than its order exists. */
export const oldestCandidates = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => (a.order.createdAt < b.order.createdAt ? -1 : 1)).slice(0, MAX_CANDIDATES);
