import type { Prefetches } from '@portal/platform';
import { prefetchOf } from '@portal/platform';
import { orderQueries } from '@portal/queries/order';

export const orderReads: Prefetches = (_, { id } = {}) => (id ? [prefetchOf(orderQueries.detail(id))] : []);
