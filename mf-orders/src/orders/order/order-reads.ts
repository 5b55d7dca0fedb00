import { prefetchOf } from '@portal/platform';
import type { Prefetches } from '@portal/platform/remote-module';
import { orderQueries } from '@portal/queries/order';

export const orderReads: Prefetches = (_, { id } = {}) => (id ? [prefetchOf(orderQueries.detail(id))] : []);
