import { OrderStatusFilter } from '@portal/shared/contract/order';
import { localStore } from '@portal/shared/session';
import * as v from 'valibot';

/** Local storage key given by the specification [9.24]. */
const KEY = 'keep-orders-status';
const Kept = v.fallback(OrderStatusFilter, 'all');

/** The customer's last status filter in this browser. */
export const keptOrderStatus = (): OrderStatusFilter => v.parse(Kept, localStore.get(KEY));

export const keepOrderStatus = (filter: OrderStatusFilter): void => localStore.set(KEY, filter);
