import type { OrderProgress } from '@portal/shared/contract/order';
import { type HomeFilter, homeFilter } from '#home-filter/home-filter.ts';
import type { PlainMessageKey } from '#text/t.ts';

export interface ProgressCount {
  readonly count: keyof OrderProgress;
  readonly label: PlainMessageKey & `home.${string}`;
  /** The list of the counted items. */
  readonly path: '/order' | '/usage';
  readonly query: Readonly<Record<string, string>>;
}

/** Counts that wait for the customer. */
export const ATTENTION_COUNTS: readonly ProgressCount[] = [
  order('unansweredQuoteCount', { filter: 'unanswered' }),
  order('uncontractedCount', { filter: 'uncontracted' }),
  order('notDownloadedBillingCount', { filter: 'notDownloadedBilling' }),
];

/**
 * The progress. No list shows exactly the first two: they lead to the orders that have not ended yet (docs/settled.md).
 */
export const STATE_COUNTS: readonly ProgressCount[] = [
  order('inProgressCount', { period: 'notExpired' }),
  order('waitingQuoteCount', { period: 'notExpired' }),
  usage('beforeUsingCount', { filter: 'beforeUse' }),
  usage('inUsingCount', { filter: 'duringUse' }),
];

/** The address of the list behind a count, with home's filter. */
export function countAddress({ path, query }: ProgressCount, filter: HomeFilter): string {
  const parts = [new URLSearchParams(query).toString(), homeFilter.write(filter)];
  return `${path}?${parts.filter(Boolean).join('&')}`;
}

function order(count: keyof OrderProgress, query: ProgressCount['query']): ProgressCount {
  return { count, label: `home.${count}`, path: '/order', query };
}

function usage(count: keyof OrderProgress, query: ProgressCount['query']): ProgressCount {
  return { count, label: `home.${count}`, path: '/usage', query };
}
