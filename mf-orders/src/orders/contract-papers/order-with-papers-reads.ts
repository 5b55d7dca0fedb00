import type { Prefetches } from '@portal/platform';
import { prefetchOf } from '@portal/platform';
import { contractPapersQueries } from '@portal/queries/contract-papers';
import { orderWithEstimatesReads } from '#estimates/estimate/order-with-estimates-reads.ts';

export const orderWithPapersReads: Prefetches = (search, params = {}) =>
  params.id ? [...orderWithEstimatesReads(search, params), prefetchOf(contractPapersQueries.ofOrder(params.id))] : [];
