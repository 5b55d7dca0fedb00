import { firstRead } from '@portal/shared/api/first-read';
import { orderQueries } from '@portal/shared/api/order';
import type { FirstReads } from '@portal/shared/host';
import { keptOrderStatus } from './kept-order-status.ts';
import { orderListQuery, orderPlace } from './order-list-place.ts';

export const orderListReads: FirstReads = (search) => {
  const place = orderPlace.isBare(search)
    ? { ...orderPlace.whole, filter: keptOrderStatus.read() }
    : orderPlace.read(search);
  return [firstRead(orderQueries.list(orderListQuery(place)))];
};
