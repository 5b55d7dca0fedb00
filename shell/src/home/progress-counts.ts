import type { OrderProgress } from '@portal/contract/order';
import type { Feature } from '@portal/contract/values/features';
import { type HomeFilter, homeFilter } from '#home/filter/home-filter.ts';
import type { PlainMessageKey } from '#text/t.ts';

export interface ProgressCount {
  readonly count: keyof OrderProgress;
  readonly label: PlainMessageKey & `home.${string}`;
  /** The list of exactly the counted items, if there is one. */
  readonly list?: CountedList;
}

export interface CountedList {
  readonly path: '/order' | '/usage';
  /** Without it the host has no such list. */
  readonly feature?: Feature;
  readonly query: Readonly<Record<string, string>>;
}

/** Counts that wait for the customer. `period`: those that wait in ended orders, too. */
export const ATTENTION_COUNTS: readonly ProgressCount[] = [
  order('unansweredQuoteCount', { filter: 'unanswered' }),
  order('uncontractedCount', { filter: 'uncontracted', period: 'all' }),
  order('notDownloadedBillingCount', { filter: 'notDownloadedBilling', period: 'all' }),
];

/** The progress. */
export const STATE_COUNTS: readonly ProgressCount[] = [
  order('inProgressCount', { filter: 'inProgress' }, 'orderProgressFilters'),
  order('waitingQuoteCount', { filter: 'waitingQuote' }, 'orderProgressFilters'),
  usage('beforeUsingCount', { filter: 'beforeUse' }),
  usage('inUsingCount', { filter: 'duringUse' }),
];

/** The address of the list behind a count, with home's filter. */
export function listAddress({ path, query }: CountedList, filter: HomeFilter): string {
  const parts = [new URLSearchParams(query).toString(), homeFilter.write(filter)];
  return `${path}?${parts.filter(Boolean).join('&')}`;
}

function order(count: keyof OrderProgress, query: CountedList['query'], feature?: Feature): ProgressCount {
  return { count, label: `home.${count}`, list: { path: '/order', query, ...(feature && { feature }) } };
}

function usage(count: keyof OrderProgress, query: CountedList['query']): ProgressCount {
  return { count, label: `home.${count}`, list: { path: '/usage', query } };
}
