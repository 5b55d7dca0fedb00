import { isHttpError } from '@portal/shared/api';
import { estimateQueries } from '@portal/shared/api/estimate';
import type { Estimate } from '@portal/shared/contract/estimate';
import type { Order } from '@portal/shared/contract/order';
import { useDialogs } from '@portal/shared/host';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { estimatePollMs } from './estimate-rules.ts';
import { firstPlaces, placesWith, shownEstimates } from './shown-estimates.ts';

/** The parts of an order that decide how its estimates are watched. */
type WatchedOrder = Pick<Order, 'id' | 'status' | 'estimates'>;

/** The estimates of an order, fetched again while they are expected and the page is visible. */
export function useEstimates(order: WatchedOrder) {
  const client = useQueryClient();
  const estimates = useQuery({
    ...estimateQueries.list(order.id),
    // Only the first failure is worth a dialog (below), not one every few seconds.
    meta: { dialog: false },
    refetchInterval: ({ state }) => estimatePollMs(order.status, state.data?.length),
  });
  useFirstFailureDialog(estimates.data === undefined ? estimates.error : null);

  const { data } = estimates;
  const isFirst = useRef(true);
  const knownTotal = useRef(order.estimates.total);
  useEffect(() => {
    if (!data) return;
    // The order's own status, its place in the list and home's counts follow from its estimates.
    if (!isFirst.current || data.length !== knownTotal.current) void client.invalidateQueries({ queryKey: ['order'] });
    isFirst.current = false;
  }, [data, client]);
  return estimates;
}

/** The estimates on the page and those waiting to be shown. In an empty list they appear automatically. */
export function usePlaces(estimates: readonly Estimate[] = []) {
  const [kept, keep] = useState<readonly string[]>([]);
  const places = kept.length === 0 ? firstPlaces(estimates) : kept;
  useEffect(() => {
    if (kept.length === 0 && places.length > 0) keep(places);
  }, [kept, places]);
  const shown = shownEstimates(estimates, places);
  return { ...shown, showWaiting: () => keep(placesWith(places, shown.waiting)) };
}

/** A list that cannot be loaded shows a dialog [8.23]; if the order does not exist, the page itself says so. */
function useFirstFailureDialog(error: Error | null): void {
  const dialogs = useDialogs();
  useEffect(() => {
    if (error && !isHttpError(error, 401, 404)) void dialogs.error({ error });
  }, [error, dialogs]);
}
