import { QUEUE_LENGTH, sortQueue } from './sort-queue.ts';
import type { WaitingItem, WaitingKind } from './waiting-item.ts';

export interface WorkQueue {
  /** The first of them. */
  items: readonly WaitingItem[];
  /** Whether more waits than is listed; possible: not every list was read to its end. */
  more: 'certain' | 'possible' | 'none';
  /** What could not be read. */
  failed: readonly WaitingKind[];
  /** The provider works on the papers of some orders. */
  isInHand: boolean;
}

interface Read {
  items: readonly WaitingItem[];
  failed: readonly WaitingKind[];
  /** Every list has been read to its end. */
  isWhole: boolean;
  /** How many orders have a bill to download, by the count of home. The search may find fewer bills. */
  ordersWithBill: number;
  uncontracted: number;
}

export function makeQueue({ items, failed, isWhole, ordersWithBill, uncontracted }: Read, today: string): WorkQueue {
  const bills = items.filter(({ kind }) => kind === 'bill').length;
  const isCertain = items.length > QUEUE_LENGTH || (!failed.includes('bill') && ordersWithBill > bills);
  return {
    items: sortQueue(items, today).slice(0, QUEUE_LENGTH),
    more: isCertain ? 'certain' : isWhole ? 'none' : 'possible',
    failed,
    isInHand: uncontracted > 0,
  };
}

/** What the card says. done: nothing waits; the others say why nothing is listed. */
export type QueueContent = 'items' | 'failed' | 'elsewhere' | 'doneFiltered' | 'inHand' | 'done';

export function queueContent({ items, more, failed, isInHand }: WorkQueue, isFiltered: boolean): QueueContent {
  if (items.length > 0) return 'items';
  if (failed.length > 0) return 'failed';
  if (more !== 'none') return 'elsewhere';
  if (isFiltered) return 'doneFiltered';
  return isInHand ? 'inHand' : 'done';
}
