import type { SetListParams } from '@portal/platform';
import type { MonthCount } from '@portal/queries/billing';
import { useEffect, useRef } from 'react';
import type { BillingListParams } from '#billing/list/billing-list-params.ts';
import { matchingOrFirst } from './month-choice.ts';

interface Asked {
  params: BillingListParams;
  /** The address was invalid, and the page says that it shows today's month: it stays. */
  isInvalid: boolean;
  go: SetListParams<BillingListParams>;
}

/**
 * When the months of a year become known, a month without bills is replaced by the first that has some [4.22]. Only
 * then: a month that the customer chooses later may be empty, and says so.
 */
export function useMonthWithBills(months: readonly MonthCount[] | undefined, asked: Asked): void {
  const latest = useRef(asked);
  latest.current = asked;
  useEffect(() => {
    const { params, isInvalid, go } = latest.current;
    if (months === undefined || isInvalid) return;
    const month = matchingOrFirst(months, params.month);
    if (month !== params.month) go({ month }, 'replace');
  }, [months]);
}
