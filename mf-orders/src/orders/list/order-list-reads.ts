import type { Prefetches } from '@portal/platform';
import { keptWithContact, prefetchOf, readOrKept } from '@portal/platform';
import { orderQueries } from '@portal/queries/order';
import { keptOrderStatus, orderListParams, orderListQuery } from './order-list-params.ts';

export const orderListReads: Prefetches = (search) => {
  const params = readOrKept(orderListParams, keptWithContact(keptOrderStatus), search);
  return [prefetchOf(orderQueries.list(orderListQuery(params)))];
};
