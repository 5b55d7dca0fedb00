import { isHttpError } from '@portal/shared/api';
import { estimateQueries } from '@portal/shared/api/estimate';
import type { Order } from '@portal/shared/contract/order';
import { useDialogs } from '@portal/shared/host';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { countArrivals, estimatePollMs } from './estimate-rules.ts';

/** What of an order says how its estimates are watched. */
export type WatchedOrder = Pick<Order, 'id' | 'status' | 'estimates'>;

/**
 * The estimates of an order, asked for again while they are awaited and the page is looked at. `arrived` counts those
 * that came while it was.
 */
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
  const before = useRef<readonly string[]>(undefined);
  const [arrived, setArrived] = useState(0);
  const knownTotal = useRef(order.estimates.total);
  useEffect(() => {
    if (!data) return;
    const now = data.map(({ id }) => id);
    const isFirst = before.current === undefined;
    const count = countArrivals(before.current, now);
    before.current = now;
    if (count > 0) setArrived((sum) => sum + count);
    // The order's own status, its place in the list and the counts of home follow from its estimates.
    if (!isFirst || now.length !== knownTotal.current) void client.invalidateQueries({ queryKey: ['order'] });
  }, [data, client]);
  return { estimates, arrived, forgetArrivals: useCallback(() => setArrived(0), []) };
}

/** A list that cannot be loaded is said in a dialog [8.23]; that the order does not exist is the page's own message. */
function useFirstFailureDialog(error: Error | null): void {
  const dialogs = useDialogs();
  useEffect(() => {
    if (error && !isHttpError(error, 401, 404)) void dialogs.error({ error });
  }, [error, dialogs]);
}
