import { contractQueries } from '@portal/shared/api/contract';
import { firstRead } from '@portal/shared/api/first-read';
import type { FirstReads } from '@portal/shared/host';
import { keptUsageStatus } from './kept-usage-status.ts';
import { usageListQuery, usagePlace } from './usage-list-place.ts';

export const usageListReads: FirstReads = (search) => {
  const place = usagePlace.isBare(search)
    ? { ...usagePlace.whole, filter: keptUsageStatus.read() }
    : usagePlace.read(search);
  return [firstRead(contractQueries.list(usageListQuery(place)))];
};
