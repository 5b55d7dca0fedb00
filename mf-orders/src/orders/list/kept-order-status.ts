import { OrderStatusFilter } from '@portal/shared/contract/order';
import { keptFilter } from '@portal/shared/host';
import { storageKey } from '@portal/shared/session';
import * as v from 'valibot';

/** The customer's last status filter in this browser; the key is the specification's [9.24]. */
export const keptOrderStatus = keptFilter(storageKey('keep-orders-status'), v.fallback(OrderStatusFilter, 'all'));
