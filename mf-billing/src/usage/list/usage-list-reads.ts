import type { Prefetches } from '@portal/platform';
import { prefetchOf, readOrKept } from '@portal/platform';
import { contractQueries } from '@portal/queries/contract';
import { keptUsageParams, usageListParams, usageListQuery } from './usage-list-params.ts';

export const usageListReads: Prefetches = (search) => {
  const params = readOrKept(usageListParams, keptUsageParams, search);
  return [prefetchOf(contractQueries.list(usageListQuery(params)))];
};
