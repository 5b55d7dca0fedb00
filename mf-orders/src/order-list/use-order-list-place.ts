import type { OrderStatusFilter } from '@portal/shared/contract/order';
import { type GoToPlace, usePlace } from '@portal/shared/host';
import { useLocation, useNavigate, useSearchParams } from '@portal/shared/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { orderPaths } from '#order/order-paths.ts';
import { keepOrderStatus, keptOrderStatus } from './kept-order-status.ts';
import { type OrderListPlace, orderPlace } from './order-list-place.ts';

/**
 * Where the list stands: what the address says, or, when it says nothing, the status filter that was chosen last,
 * which is then written into the address.
 */
export function useOrderListPlace() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const kept = useKeptOnArrival();
  const { place, address, go } = usePlace(orderPaths.list, useKeptPlace(kept));

  const isKeptApplied = kept !== 'all' && orderPlace.isBare(search);
  useEffect(() => {
    if (isKeptApplied) void navigate({ pathname: orderPaths.list, search: address }, { replace: true });
  }, [isKeptApplied, address, navigate]);

  const goAndKeep = useCallback<GoToPlace<OrderListPlace>>(
    (change, history) => {
      if (change.filter) keepOrderStatus(change.filter);
      go(change, history);
    },
    [go],
  );
  return { place, address, go: goAndKeep };
}

/** A bare address brings the kept filter back, so the whole list says so while another filter is kept. */
const useKeptPlace = (kept: OrderStatusFilter) =>
  useMemo(
    () => ({
      read: (search: URLSearchParams): OrderListPlace =>
        orderPlace.isBare(search) ? { ...orderPlace.whole, filter: kept } : orderPlace.read(search),
      write: (place: OrderListPlace) => orderPlace.write(place) || (keptOrderStatus() === 'all' ? '' : 'filter=all'),
    }),
    [kept],
  );

/** What was kept when this entry of the history was reached: a later choice does not change it on the way back. */
function useKeptOnArrival(): OrderStatusFilter {
  const { key } = useLocation();
  const arrivals = useRef(new Map<string, OrderStatusFilter>()).current;
  const kept = arrivals.get(key) ?? keptOrderStatus();
  arrivals.set(key, kept);
  return kept;
}
