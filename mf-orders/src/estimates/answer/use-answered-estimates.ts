import type { Estimate } from '@portal/contract/estimate';
import { useQueryClient } from '@portal/platform/query';
import { estimateQueries } from '@portal/queries/estimate';

/** What is known of an order's estimates, once one was answered. */
export function useAnsweredEstimates(orderId: string) {
  const client = useQueryClient();
  return {
    /** Fetches again whatever depends on an answer. */
    refresh: () =>
      Promise.all(['estimate', 'order'].map((resource) => client.invalidateQueries({ queryKey: [resource] }))),
    /** Shows the answered one in its place, with its number. */
    show: (answered: Estimate) =>
      client.setQueryData(estimateQueries.list(orderId).queryKey, (estimates) =>
        estimates?.map((estimate) =>
          estimate.id === answered.id ? { ...answered, number: estimate.number } : estimate,
        ),
      ),
  };
}
