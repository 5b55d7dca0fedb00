import type { OrderStatusFilter } from '@portal/shared/contract/order';
import { type GoToPlace, usePlace } from '@portal/shared/host';
import { useLocation, useNavigate, useSearchParams } from '@portal/shared/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { orderPaths } from '#order/order-paths.ts';
import { keepOrderStatus, keptOrderStatus } from './kept-order-status.ts';
import { type OrderListPlace, orderPlace } from './order-list-place.ts';

/**
 * The list's place: from the address, or, if that is empty, with the last status filter, which is then written into the
 * address.
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

/** A bare address restores the kept filter, so the address of the whole list says so while a filter is kept. */
const useKeptPlace = (kept: OrderStatusFilter) =>
  useMemo(
    () => ({
      read: (search: URLSearchParams): OrderListPlace =>
        orderPlace.isBare(search) ? { ...orderPlace.whole, filter: kept } : orderPlace.read(search),
      write: (place: OrderListPlace) => orderPlace.write(place) || (keptOrderStatus() === 'all' ? '' : 'filter=all'),
    }),
    [kept],
  );

/** The filter kept when this history entry was reached: a later choice does not change it on the way back. */
function useKeptOnArrival(): OrderStatusFilter {
  const { key } = useLocation();
  const arrivals = useRef(new Map<string, OrderStatusFilter>()).current;
  const kept = arrivals.get(key) ?? keptOrderStatus();
  arrivals.set(key, kept);
  return kept;
}
