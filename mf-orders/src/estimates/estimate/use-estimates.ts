import type { Order } from '@portal/contract/order';
import { isHttpError, REQUEST_TIMEOUT_MS } from '@portal/platform/api';
import { useQuery, useQueryClient } from '@portal/platform/query';
import { estimateQueries } from '@portal/queries/estimate';
import type { NumberedEstimate } from '@portal/queries/estimate-number';
import { useDialogs } from '@portal/ui/pages';
import { useEffect, useRef, useState } from 'react';
import {
  estimatesIn,
  groupEstimates,
  type KeptLayout,
  NO_LAYOUT,
  nextLayout,
  shownEstimates,
} from './estimate-layout.ts';
import { type EstimateSort, estimatePollMs } from './estimate-rules.ts';

/** The parts of an order that decide how its estimates are watched. */
type WatchedOrder = Pick<Order, 'id' | 'status' | 'estimates'>;

/** The estimates of an order, fetched again while they are expected and the page is visible. */
export function useEstimates(order: WatchedOrder) {
  const client = useQueryClient();
  const estimates = useQuery({
    ...estimateQueries.list(order.id),
    // Prefetched beside the order. They may arrive before it, and must not be fetched again when it arrives.
    staleTime: REQUEST_TIMEOUT_MS,
    // Only the first failure is worth a dialog (below), not one every few seconds.
    meta: { dialog: false },
    refetchInterval: ({ state }) => estimatePollMs(order.status, state.data?.length),
  });
  useFirstFailureDialog(estimates.data === undefined ? estimates.error : null);

  const { data } = estimates;
  const isFirst = useRef(true);
  const knownTotal = useRef(order.estimates?.total);
  useEffect(() => {
    if (!data) return;
    // The order's status, its place in the list and home's counts depend on its estimates.
    if (!isFirst.current || data.length !== knownTotal.current) void client.invalidateQueries({ queryKey: ['order'] });
    isFirst.current = false;
  }, [data, client]);
  return estimates;
}

/**
 * The layout of the estimates. Nothing moves until the customer acts: a state that others change is shown in its place,
 * and new estimates wait. Each act (a sort, an answer, showing the changes) lays out the rows anew.
 */
export function useEstimateLayout(orderId: string, estimates: readonly NumberedEstimate[] = [], sort: EstimateSort) {
  const client = useQueryClient();
  const [kept, keep] = useState<KeptLayout>({ sort, layout: NO_LAYOUT });
  const next = nextLayout(kept, estimates, sort);
  useEffect(() => {
    if (estimates.length > 0) keep(next);
  }, [next, estimates.length]);

  const latest = () => client.getQueryData(estimateQueries.list(orderId).queryKey) ?? [];
  return {
    ...estimatesIn(next.layout, estimates),
    /** Moves each row to the group that it belongs to now. */
    arrange: () =>
      keep(({ sort, layout }) => ({ sort, layout: groupEstimates(shownEstimates(layout, latest()), sort) })),
    /** The same, with what has arrived. */
    showAll: () => keep(({ sort }) => ({ sort, layout: groupEstimates(latest(), sort) })),
  };
}

/** A list that cannot be loaded shows a dialog [8.23]; if the order does not exist, the page itself says so. */
function useFirstFailureDialog(error: Error | null): void {
  const dialogs = useDialogs();
  useEffect(() => {
    if (error && !isHttpError(error, 401, 404)) void dialogs.error({ error });
  }, [error, dialogs]);
}
