import { firstRead } from '@portal/platform';
import type { FirstReads } from '@portal/platform/remote-module';
import { estimateQueries } from '@portal/queries/estimate';
import { orderReads } from '#orders/order/order-reads.ts';

export const orderWithEstimatesReads: FirstReads = (search, params = {}) =>
  params.id ? [...orderReads(search, params), firstRead(estimateQueries.list(params.id))] : [];
