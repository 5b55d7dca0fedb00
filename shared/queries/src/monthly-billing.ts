import { BILLING_PAGE_SIZE } from '@portal/contract/billing';
import {
  countMonthlyBillings,
  downloadMonthlyBilling as downloadCall,
  getMonthlyBilling,
  listMonthlyBillings,
} from '@portal/contract/monthly-billing';
import { wholePage } from '@portal/platform';
import { isHttpError, type LooseQuery, request, wireQuery } from '@portal/platform/api';
import { keepPreviousData, queryOptions } from '@portal/platform/query';
import { newestFirst } from './billing.ts';

type ListQuery = LooseQuery<typeof listMonthlyBillings>;

const listQuery = (loose: ListQuery) =>
  wireQuery<typeof listMonthlyBillings>({ pageSize: BILLING_PAGE_SIZE, ...loose });

/** One page of the list for whoever needs it once: nothing keeps it. */
export async function readMonthlyBillings(loose: ListQuery, signal: AbortSignal) {
  const query = listQuery(loose);
  const answer = await request(listMonthlyBillings, { query }, { signal });
  return wholePage(answer, answer.billings, query);
}

/** The consolidated bill of a month; null while there is none, which is no error [7.41, 8.25]. */
export async function readMonthlyBilling(year: number, month: number, signal: AbortSignal) {
  try {
    const params = { year: String(year), month: String(month) };
    return await request(getMonthlyBilling, { params }, { signal });
  } catch (error) {
    if (isHttpError(error, 404)) return null;
    throw error;
  }
}

/** The bills of an account that pays once a month. Under the same key as the others: a download changes both. */
export const monthlyBillingQueries = {
  list: (loose: ListQuery) =>
    queryOptions({
      queryKey: ['billing', 'monthlyList', listQuery(loose)] as const,
      queryFn: ({ signal }) => readMonthlyBillings(loose, signal),
      placeholderData: keepPreviousData,
    }),
  months: (year: number, closingDay: number) =>
    queryOptions({
      queryKey: ['billing', 'monthlyMonths', year, closingDay] as const,
      queryFn: async ({ signal }) => {
        const input = { params: { year: String(year) }, query: { billingClosingDay: String(closingDay) } };
        const { data } = await request(countMonthlyBillings, input, { signal });
        return newestFirst(data);
      },
    }),
  summary: (year: number, month: number) =>
    queryOptions({
      queryKey: ['billing', 'monthlySummary', year, month] as const,
      queryFn: ({ signal }) => readMonthlyBilling(year, month, signal),
    }),
};

/** Made on request, so it may be asked for again. */
export const downloadMonthlyBilling = (id: string) => request(downloadCall, { params: { id } });
