import type { SetListParams } from '@portal/platform';
import type { MonthCount } from '@portal/queries/billing';
import { useEffect, useEffectEvent } from 'react';
import type { BillingListParams } from '#billing/list/billing-list-params.ts';
import { requestedOrFirstMonth } from './month-choice.ts';

interface BillingListAddress {
  params: BillingListParams;
  /** The address was invalid, and the page says that it shows today's month: it stays. */
  isInvalid: boolean;
  go: SetListParams<BillingListParams>;
}

/**
 * When the months of a year become known, a month without bills is replaced by the first that has some [4.22]. Only
 * then: a month that the customer chooses later may be empty, and says so.
 */
export function useMonthWithBills(months: readonly MonthCount[] | undefined, address: BillingListAddress): void {
  const { params, isInvalid, go } = address;
  const replaceEmptyMonth = useEffectEvent((known: readonly MonthCount[]) => {
    if (isInvalid) return;
    const month = requestedOrFirstMonth(known, params.month);
    if (month !== params.month) go({ month }, 'replace');
  });
  useEffect(() => {
    if (months !== undefined) replaceEmptyMonth(months);
  }, [months]);
}
