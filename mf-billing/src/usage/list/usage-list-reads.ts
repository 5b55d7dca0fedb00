import type { Prefetches } from '@portal/platform';
import { prefetchOf } from '@portal/platform';
import { contractQueries } from '@portal/queries/contract';
import { keptUsageStatus } from './kept-usage-status.ts';
import { usageListParams, usageListQuery } from './usage-list-params.ts';

export const usageListReads: Prefetches = (search) => {
  const params = usageListParams.isBare(search)
    ? { ...usageListParams.defaults, filter: keptUsageStatus.read() }
    : usageListParams.read(search);
  return [prefetchOf(contractQueries.list(usageListQuery(params)))];
};
