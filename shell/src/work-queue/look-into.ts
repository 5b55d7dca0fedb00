import type { OrderListItem } from '@portal/shared/contract/order';
import { tokyoDate } from '@portal/shared/text';
import { QUEUE_LENGTH } from './queue-order.ts';
import type { WaitingItem } from './waiting-item.ts';

/** An order whose estimates or papers may wait for the customer: its list does not say since when. */
export interface Candidate {
  kind: 'estimates' | 'papers';
  order: Pick<OrderListItem, 'id' | 'name' | 'createdAt'>;
}

/** Requests at a time, and at most: home does not read a whole account. */
const STEP = 6;
const MOST = 12;

/** The pages of a list, newest first, on which its oldest orders are. The first page has been read already. */
export const oldestPages = (totalPages: number): number[] => [totalPages - 1, totalPages].filter((page) => page > 1);

/** Whether the first page and the oldest ones are all that there is. */
export const isWholeList = (totalPages: number): boolean => totalPages <= 3;

export const oldestFirst = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => (a.order.createdAt < b.order.createdAt ? -1 : 1));

/**
 * How many candidates, oldest first, have to be looked into. Nothing waits for longer than its order exists, so it is
 * enough when the last item to be shown has waited for longer than the next order exists. `found`: undefined while it
 * is not known.
 */
export function countToLookInto(
  candidates: readonly Candidate[],
  found: (candidate: Candidate) => readonly WaitingItem[] | undefined,
): number {
  let count = Math.min(STEP, candidates.length);
  while (count < candidates.length && count < MOST) {
    const known = candidates.slice(0, count).map(found);
    if (known.includes(undefined)) break;
    const items = known.flatMap((some) => some ?? []);
    if (isEnough(items, candidates[count])) break;
    count = Math.min(count + STEP, candidates.length);
  }
  return count;
}

function isEnough(items: readonly WaitingItem[], next: Candidate | undefined): boolean {
  const lastShown = items.map(({ day }) => day).sort()[QUEUE_LENGTH - 1];
  return next === undefined || (lastShown !== undefined && lastShown <= tokyoDate(next.order.createdAt));
}
