import { useQuery } from '@portal/platform/query';
import { billingQueries } from '@portal/queries/billing';
import { monthlyBillingQueries } from '@portal/queries/monthly-billing';
import { type BillingListParams, billingListQuery } from './billing-list-params.ts';

interface AskedMonth {
  billingYear?: string | undefined;
  billingMonth?: string | undefined;
}

/**
 * While another page or keyword loads, the rows stay. Rows of another month do not stay: they would appear under the
 * wrong month with the wrong total.
 */
const isSameMonth = (asked: AskedMonth, shown: AskedMonth | undefined): boolean =>
  asked.billingYear === shown?.billingYear && asked.billingMonth === shown?.billingMonth;

/** The bills for the params, each for one contract. */
export function useBills(params: BillingListParams) {
  const options = billingQueries.list(billingListQuery(params));
  const [, , asked] = options.queryKey;
  return useQuery({
    ...options,
    placeholderData: (shown, query) => (isSameMonth(asked, query?.queryKey[2]) ? shown : undefined),
  });
}

/** The same for an account with consolidated bills. */
export function useMonthlyBills(params: BillingListParams, billingClosingDay: number) {
  const options = monthlyBillingQueries.list({ ...billingListQuery(params), billingClosingDay });
  const [, , asked] = options.queryKey;
  return useQuery({
    ...options,
    placeholderData: (shown, query) => (isSameMonth(asked, query?.queryKey[2]) ? shown : undefined),
  });
}
