import { OrderStatusFilter } from '@portal/contract/order';
import { keptFilter } from '@portal/platform';
import { storageKey } from '@portal/platform/session';
import * as v from 'valibot';

/** The customer's last status filter in this browser; the key is the specification's [9.24]. */
export const keptOrderStatus = keptFilter(storageKey('keep-orders-status'), v.fallback(OrderStatusFilter, 'all'));
