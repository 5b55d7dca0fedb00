import type { OrderStatusFilter } from '@portal/shared/contract/order';
import { useLocation, useNavigate, useSearchParams } from '@portal/shared/router';
import { useCallback, useEffect, useRef } from 'react';
import { orderPaths } from '#order/order-paths.ts';
import { keepOrderStatus, keptOrderStatus } from './kept-order-status.ts';
import {
  changePlace,
  isBare,
  type OrderListPlace,
  readOrderListPlace,
  writeOrderListPlace,
} from './order-list-place.ts';

type Change = Partial<OrderListPlace>;
/** `replace` while typing and for corrections, so that Back leads to what was looked at, not through each letter. */
export type GoToPlace = (change: Change, history?: 'push' | 'replace') => void;

/**
 * Where the list stands: what the address says, or, when it says nothing, the status filter that was chosen last,
 * which is then written into the address. The third is the query string that leads here again.
 */
export function useOrderListPlace(): [OrderListPlace, GoToPlace, address: string] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const arrivedWith = useKeptOnArrival();
  const kept = isBare(search) ? arrivedWith : 'all';
  const place = kept === 'all' ? readOrderListPlace(search) : { ...readOrderListPlace(search), filter: kept };
  const address = writeOrderListPlace(place, keptOrderStatus());

  useEffect(() => {
    if (kept !== 'all') navigate(`${orderPaths.list}?${address}`, { replace: true });
  }, [kept, address, navigate]);

  const go = useCallback<GoToPlace>(
    (change, history = 'push') => {
      if (change.filter) keepOrderStatus(change.filter);
      const changed = changePlace(readOrderListPlace(new URLSearchParams(address)), change);
      const next = writeOrderListPlace(changed, keptOrderStatus());
      if (next !== address)
        navigate(next ? `${orderPaths.list}?${next}` : orderPaths.list, { replace: history === 'replace' });
    },
    [address, navigate],
  );
  return [place, go, address];
}

/** What was kept when this entry of the history was reached: a later choice does not change it on the way back. */
function useKeptOnArrival(): OrderStatusFilter {
  const { key } = useLocation();
  const arrivals = useRef(new Map<string, OrderStatusFilter>()).current;
  const kept = arrivals.get(key) ?? keptOrderStatus();
  arrivals.set(key, kept);
  return kept;
}
