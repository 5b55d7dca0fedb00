import { billingQueries } from '@portal/shared/api/billing';
import { useQuery } from '@tanstack/react-query';
import { type BillingPlace, billingListQuery } from './billing-place.ts';

/**
 * The bills of a place. While another page or keyword loads the rows stay. Those of another month do not: they would
 * appear under the wrong month with the wrong total.
 */
export function useBillings(place: BillingPlace) {
  const options = billingQueries.list(billingListQuery(place));
  const [, , asked] = options.queryKey;
  return useQuery({
    ...options,
    placeholderData: (shown, shownQuery) => {
      const of = shownQuery?.queryKey[2];
      return of?.billingYear === asked.billingYear && of?.billingMonth === asked.billingMonth ? shown : undefined;
    },
  });
}
