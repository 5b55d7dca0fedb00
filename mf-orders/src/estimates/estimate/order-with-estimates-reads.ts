import { estimateQueries } from '@portal/shared/api/estimate';
import { firstRead } from '@portal/shared/api/first-read';
import type { FirstReads } from '@portal/shared/host';
import { orderReads } from '#orders/order/order-reads.ts';

export const orderWithEstimatesReads: FirstReads = (search, params = {}) =>
  params.id ? [...orderReads(search, params), firstRead(estimateQueries.list(params.id))] : [];
