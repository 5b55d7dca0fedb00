import { useNavigate, useSearchParams } from '@portal/shared/router';
import { useCallback, useEffect } from 'react';
import { keepOrderStatus, keptOrderStatus } from './kept-order-status.ts';
import {
  changePlace,
  isBare,
  type OrderListPlace,
  readOrderListPlace,
  writeOrderListPlace,
} from './order-list-place.ts';
import { orderPaths } from './order-paths.ts';

type Change = Partial<OrderListPlace>;
/** `replace` while typing and for corrections, so that Back leads to what was looked at, not through each letter. */
export type GoToPlace = (change: Change, history?: 'push' | 'replace') => void;

/**
 * Where the list stands: what the address says, or, when it says nothing, the status filter that was chosen last,
 * which is then written into the address.
 */
export function useOrderListPlace(): [OrderListPlace, GoToPlace] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const kept = isBare(search) ? keptOrderStatus() : 'all';
  const place = kept === 'all' ? readOrderListPlace(search) : { ...readOrderListPlace(search), filter: kept };
  const address = writeOrderListPlace(place);

  useEffect(() => {
    if (kept !== 'all') navigate(`${orderPaths.list}?${address}`, { replace: true });
  }, [kept, address, navigate]);

  const go = useCallback<GoToPlace>(
    (change, history = 'push') => {
      if (change.filter) keepOrderStatus(change.filter);
      const next = writeOrderListPlace(changePlace(readOrderListPlace(new URLSearchParams(address)), change));
      if (next !== address)
        navigate(next ? `${orderPaths.list}?${next}` : orderPaths.list, { replace: history === 'replace' });
    },
    [address, navigate],
  );
  return [place, go];
}
