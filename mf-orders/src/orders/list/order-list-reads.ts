import { firstRead } from '@portal/platform';
import type { FirstReads } from '@portal/platform/remote-module';
import { orderQueries } from '@portal/queries/order';
import { keptOrderStatus } from './kept-order-status.ts';
import { orderListParams, orderListQuery } from './order-list-params.ts';

export const orderListReads: FirstReads = (search) => {
  const params = orderListParams.isBare(search)
    ? { ...orderListParams.defaults, filter: keptOrderStatus.read() }
    : orderListParams.read(search);
  return [firstRead(orderQueries.list(orderListQuery(params)))];
};
