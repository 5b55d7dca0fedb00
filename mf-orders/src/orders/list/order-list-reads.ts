import { firstRead } from '@portal/shared/api/first-read';
import { orderQueries } from '@portal/shared/api/order';
import type { FirstReads } from '@portal/shared/host';
import { keptOrderStatus } from './kept-order-status.ts';
import { orderListParams, orderListQuery } from './order-list-params.ts';

export const orderListReads: FirstReads = (search) => {
  const params = orderListParams.isBare(search)
    ? { ...orderListParams.defaults, filter: keptOrderStatus.read() }
    : orderListParams.read(search);
  return [firstRead(orderQueries.list(orderListQuery(params)))];
};
