import { firstRead } from '@portal/platform';
import type { FirstReads } from '@portal/platform/remote-module';
import { getSession } from '@portal/platform/session';
import { todayInTokyo } from '@portal/platform/text';
import { billingQueries } from '@portal/queries/billing';
import { monthlyBillingQueries } from '@portal/queries/monthly-billing';
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
