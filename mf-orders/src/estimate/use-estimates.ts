import { isHttpError } from '@portal/shared/api';
import { estimateQueries } from '@portal/shared/api/estimate';
import type { Estimate } from '@portal/shared/contract/estimate';
import type { Order } from '@portal/shared/contract/order';
import { useDialogs } from '@portal/shared/host';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { estimatePollMs } from './estimate-rules.ts';
import { firstPlaces, placesWith, shownEstimates } from './shown-estimates.ts';

/** What of an order says how its estimates are watched. */
type WatchedOrder = Pick<Order, 'id' | 'status' | 'estimates'>;

/** The estimates of an order, asked for again while they are awaited and the page is looked at. */
export function useEstimates(order: WatchedOrder) {
  const client = useQueryClient();
  const estimates = useQuery({
    ...estimateQueries.list(order.id),
    // Only the first failure is worth a dialog (below): not one every few seconds.
    meta: { dialog: false },
    refetchInterval: ({ state }) => estimatePollMs(order.status, state.data?.length),
  });
  useFirstFailureDialog(estimates.data === undefined ? estimates.error : null);

  const { data } = estimates;
  const isFirst = useRef(true);
  const knownTotal = useRef(order.estimates.total);
  useEffect(() => {
    if (!data) return;
    // The order's own status, its place in the list and the counts of home follow from its estimates.
    if (!isFirst.current || data.length !== knownTotal.current) void client.invalidateQueries({ queryKey: ['order'] });
    isFirst.current = false;
  }, [data, client]);
  return estimates;
}

/** Those that stand on the page and those that wait to be shown. Into an empty list they come by themselves. */
export function usePlaces(estimates: readonly Estimate[] = []) {
  const [kept, keep] = useState<readonly string[]>([]);
  const places = kept.length === 0 ? firstPlaces(estimates) : kept;
  useEffect(() => {
    if (kept.length === 0 && places.length > 0) keep(places);
  }, [kept, places]);
  const shown = shownEstimates(estimates, places);
  return { ...shown, showWaiting: () => keep(placesWith(places, shown.waiting)) };
}

/** A list that cannot be loaded is said in a dialog [8.23]; that the order does not exist is the page's own message. */
function useFirstFailureDialog(error: Error | null): void {
  const dialogs = useDialogs();
  useEffect(() => {
    if (error && !isHttpError(error, 401, 404)) void dialogs.error({ error });
  }, [error, dialogs]);
}
