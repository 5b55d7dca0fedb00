import type { Feature } from '@portal/contract/values/features';
import type { Prefetches } from '@portal/platform';
import { keptContact, prefetchOf, readOrKept } from '@portal/platform';
import { getSession } from '@portal/platform/session';
import { todayInTokyo } from '@portal/platform/text';
import { billingQueries } from '@portal/queries/billing';
import { monthlyBillingQueries } from '@portal/queries/monthly-billing';
import { isSearch } from '#billing/list/bill-search.ts';
import {
  billingListParamsOn,
  billingListQuery,
  billTotalsQuery,
  paramsFor,
} from '#billing/list/billing-list-params.ts';

/** No reads while the customer is unknown, since the account decides which bills there are. */
export const billingReads: Prefetches = (search) => {
  const session = getSession();
  if (session.state !== 'signedIn') return [];
  const params = paramsFor(session.user.features, readOrKept(billingListParamsOn(todayInTokyo()), keptContact, search));
  const asked = billingListQuery(params);
  const { billingUnit, billingClosingDay } = session.user;
  // A search across months has no consolidated bill.
  const summary = isSearch(params) ? [] : [prefetchOf(monthlyBillingQueries.summary(params.year, params.month))];
  const features: readonly Feature[] = session.user.features;
  const totals = features.includes('billTotals') ? [prefetchOf(billingQueries.totals(billTotalsQuery(params)))] : [];
  return billingUnit === 'monthly' && billingClosingDay !== null
    ? [
        prefetchOf(monthlyBillingQueries.months(params.year, billingClosingDay)),
        ...summary,
        prefetchOf(monthlyBillingQueries.list({ ...asked, billingClosingDay })),
        ...totals,
      ]
    : [prefetchOf(billingQueries.months(params.year)), prefetchOf(billingQueries.list(asked)), ...totals];
};
