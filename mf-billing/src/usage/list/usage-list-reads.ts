import type { Prefetches } from '@portal/platform';
import { keptWithContact, prefetchOf, readOrKept } from '@portal/platform';
import { contractQueries } from '@portal/queries/contract';
import { keptUsageStatus, usageListParams, usageListQuery } from './usage-list-params.ts';

export const usageListReads: Prefetches = (search) => {
  const params = readOrKept(usageListParams, keptWithContact(keptUsageStatus), search);
  return [prefetchOf(contractQueries.list(usageListQuery(params)))];
};
