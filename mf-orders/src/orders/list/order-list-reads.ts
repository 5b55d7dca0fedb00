import type { Prefetches } from '@portal/platform';
import { prefetchOf } from '@portal/platform';
import { orderQueries } from '@portal/queries/order';
import { keptOrderStatus } from './kept-order-status.ts';
import { orderListParams, orderListQuery } from './order-list-params.ts';

export const orderListReads: Prefetches = (search) => {
  const params = orderListParams.isBare(search)
    ? { ...orderListParams.defaults, filter: keptOrderStatus.read() }
    : orderListParams.read(search);
  return [prefetchOf(orderQueries.list(orderListQuery(params)))];
};
