import { contractQueries } from '@portal/shared/api/contract';
import { firstRead } from '@portal/shared/api/first-read';
import type { FirstReads } from '@portal/shared/host';
import { keptUsageStatus } from './kept-usage-status.ts';
import { usageListParams, usageListQuery } from './usage-list-params.ts';

export const usageListReads: FirstReads = (search) => {
  const params = usageListParams.isBare(search)
    ? { ...usageListParams.defaults, filter: keptUsageStatus.read() }
    : usageListParams.read(search);
  return [firstRead(contractQueries.list(usageListQuery(params)))];
};
