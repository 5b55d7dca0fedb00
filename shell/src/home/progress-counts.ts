import type { OrderProgress } from '@portal/contract/order';
import type { Feature } from '@portal/contract/values/features';
import { type HomeFilter, homeFilter } from '#home/filter/home-filter.ts';
import type { PlainMessageKey } from '#text/t.ts';

type SpecifiedCount = Exclude<keyof OrderProgress, 'notDownloadedBillCount'>;

export interface ProgressCount {
  readonly count: keyof OrderProgress;
  readonly label: PlainMessageKey & `home.${string}`;
  /** The list of exactly the counted items, if there is one. */
  readonly list?: CountedList;
}

export interface CountedList {
  readonly path: '/billing' | '/order' | '/usage';
  /** Without it the host has no such list. */
  readonly feature?: Feature;
  readonly query: Readonly<Record<string, string>>;
}

const UNCONTRACTED = order('uncontractedCount', { filter: 'uncontracted', period: 'all' });

/** Where the host counts bills, number and list are of bills, not of orders with such bills. */
const BILL_COUNT: ProgressCount = {
  count: 'notDownloadedBillCount',
  label: 'home.notDownloadedBillingCount',
  list: { path: '/billing', query: { status: 'notDownloaded' }, feature: 'billSearch' },
};

/** Counts that wait for the customer. `period`: those that wait in ended orders, too. */
export const attentionCounts = (features: readonly Feature[], progress?: OrderProgress): ProgressCount[] => [
  order('unansweredQuoteCount', { filter: 'unanswered' }),
  features.includes('contractProgress')
    ? order('unsubmittedPapersCount', { filter: 'unsubmittedPapers', period: 'all' })
    : UNCONTRACTED,
  progress?.notDownloadedBillCount === undefined
    ? order('notDownloadedBillingCount', { filter: 'notDownloadedBilling', period: 'all' })
    : BILL_COUNT,
];

export const stateCounts = (features: readonly Feature[]): ProgressCount[] => [
  order('inProgressCount', { filter: 'inProgress' }, 'orderProgressFilters'),
  order('waitingQuoteCount', { filter: 'waitingQuote' }, 'orderProgressFilters'),
  ...(features.includes('contractProgress')
    ? [order('contractInProgressCount', { filter: 'contractInProgress', period: 'all' })]
    : []),
  usage('beforeUsingCount', { filter: 'beforeUse' }),
  usage('inUsingCount', { filter: 'duringUse' }),
];

/** A count of the specification that home shows in two parts. */
export const splitCount = (features: readonly Feature[]): ProgressCount | undefined =>
  features.includes('contractProgress') ? UNCONTRACTED : undefined;

/** The address of the list behind a count, with home's filter. */
export function listAddress({ path, query }: CountedList, filter: HomeFilter): string {
  const parts = [new URLSearchParams(query).toString(), homeFilter.write(filter)];
  return `${path}?${parts.filter(Boolean).join('&')}`;
}

function order(count: SpecifiedCount, query: CountedList['query'], feature?: Feature): ProgressCount {
  return { count, label: `home.${count}`, list: { path: '/order', query, ...(feature && { feature }) } };
}

function usage(count: SpecifiedCount, query: CountedList['query']): ProgressCount {
  return { count, label: `home.${count}`, list: { path: '/usage', query } };
}
