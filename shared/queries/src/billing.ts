import {
  BILLING_PAGE_SIZE,
  countBillings,
  downloadBilling as downloadCall,
  listBillings,
  type MonthlyCounts,
  totalBillings,
} from '@portal/contract/billing';
import { wholePage } from '@portal/platform';
import { type LooseQuery, request, wireQuery } from '@portal/platform/api';
import { keepPreviousData, queryOptions } from '@portal/platform/query';

type ListQuery = LooseQuery<typeof listBillings>;

/** Without a pageSize the list is cut into pages of 20 [9.2]. */
const listQuery = (loose: ListQuery) => wireQuery<typeof listBillings>({ pageSize: BILLING_PAGE_SIZE, ...loose });

/** One page of the list for whoever needs it once: nothing keeps it. */
export async function readBillings(loose: ListQuery, signal: AbortSignal) {
  const query = listQuery(loose);
  const answer = await request(listBillings, { query }, { signal });
  return wholePage(answer, answer.billings, query);
}

export const billingQueries = {
  list: (loose: ListQuery) =>
    queryOptions({
      queryKey: ['billing', 'list', listQuery(loose)] as const,
      queryFn: ({ signal }) => readBillings(loose, signal),
      placeholderData: keepPreviousData,
    }),
  /** What a list finds, added up by site and department: of all its pages. */
  totals: (loose: LooseQuery<typeof totalBillings>) => {
    const query = wireQuery<typeof totalBillings>(loose);
    return queryOptions({
      queryKey: ['billing', 'totals', query] as const,
      queryFn: async ({ signal }) => (await request(totalBillings, { query }, { signal })).data,
      placeholderData: keepPreviousData,
    });
  },
  /** The months of a year that have bills, newest first [7.37, 9.21]. */
  months: (year: number) =>
    queryOptions({
      queryKey: ['billing', 'months', year] as const,
      queryFn: async ({ signal }) => {
        const { data } = await request(countBillings, { params: { year: String(year) } }, { signal });
        return newestFirst(data);
      },
    }),
};

/** Not a query: the server records the download, so it only happens when the customer asks for it. */
export const downloadBilling = (id: string) => request(downloadCall, { params: { id } });

export interface MonthCount {
  month: number;
  count: number;
}

/** The months of an answer as numbers. The order is ours, whatever the host's is. */
export const newestFirst = (data: MonthlyCounts['data']): MonthCount[] =>
  data
    .map(({ month, countResult }) => ({ month: Number(month), count: countResult }))
    .sort((one, other) => other.month - one.month);
