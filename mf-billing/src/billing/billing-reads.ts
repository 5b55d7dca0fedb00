import { billingQueries } from '@portal/shared/api/billing';
import { firstRead } from '@portal/shared/api/first-read';
import { monthlyBillingQueries } from '@portal/shared/api/monthly-billing';
import type { FirstReads } from '@portal/shared/host';
import { getSession } from '@portal/shared/session';
import { todayInTokyo } from '@portal/shared/text';
import { billingListParamsOn, billingListQuery } from '#billing/list/billing-list-params.ts';

/** As long as the customer is unknown, so is which bills they have: nothing is read. */
export const billingReads: FirstReads = (search) => {
  const session = getSession();
  if (session.state !== 'signedIn') return [];
  const params = billingListParamsOn(todayInTokyo()).read(search);
  const asked = billingListQuery(params);
  const { billingUnit, billingClosingDay } = session.user;
  return billingUnit === 'monthly' && billingClosingDay !== null
    ? [
        firstRead(monthlyBillingQueries.months(params.year, billingClosingDay)),
        firstRead(monthlyBillingQueries.summary(params.year, params.month)),
        firstRead(monthlyBillingQueries.list({ ...asked, billingClosingDay })),
      ]
    : [firstRead(billingQueries.months(params.year)), firstRead(billingQueries.list(asked))];
};
