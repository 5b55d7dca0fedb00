import { OrderStatusFilter } from '@portal/shared/contract/order';
import * as v from 'valibot';

/** Local storage key of the specification [9.24]. */
const KEY = 'keep-orders-status';

/** The status filter that the customer chose last on this machine. Storage may be blocked: then there is none. */
export function keptOrderStatus(): OrderStatusFilter {
  try {
    return v.parse(v.fallback(OrderStatusFilter, 'all'), localStorage.getItem(KEY));
  } catch {
    return 'all';
  }
}

export function keepOrderStatus(filter: OrderStatusFilter): void {
  try {
    localStorage.setItem(KEY, filter);
  } catch {
    // A blocked or full storage costs only the convenience.
  }
}
