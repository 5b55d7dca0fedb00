import type { Prefetches } from '@portal/platform';
import { prefetchOf } from '@portal/platform';
import { contractPapersQueries } from '@portal/queries/contract-papers';
import { orderReads } from '#orders/order/order-reads.ts';

export const orderWithPapersReads: Prefetches = (search, params = {}) =>
  params.id ? [...orderReads(search, params), prefetchOf(contractPapersQueries.ofOrder(params.id))] : [];
