import type { Prefetches } from '@portal/platform';
import { prefetchOf } from '@portal/platform';
import { estimateQueries } from '@portal/queries/estimate';
import { orderReads } from '#orders/order/order-reads.ts';

export const orderWithEstimatesReads: Prefetches = (search, params = {}) =>
  params.id ? [...orderReads(search, params), prefetchOf(estimateQueries.list(params.id))] : [];
