import type { Prefetches } from '@portal/platform';
import { prefetchOf, readOrKept } from '@portal/platform';
import { orderQueries } from '@portal/queries/order';
import { keptOrderParams, orderListParams, orderListQuery } from './order-list-params.ts';

export const orderListReads: Prefetches = (search) => {
  const params = readOrKept(orderListParams, keptOrderParams, search);
  return [prefetchOf(orderQueries.list(orderListQuery(params)))];
};
