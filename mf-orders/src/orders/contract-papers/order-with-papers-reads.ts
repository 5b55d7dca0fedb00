import { firstRead } from '@portal/platform';
import type { FirstReads } from '@portal/platform/remote-module';
import { contractPapersQueries } from '@portal/queries/contract-papers';
import { orderReads } from '#orders/order/order-reads.ts';

export const orderWithPapersReads: FirstReads = (search, params = {}) =>
  params.id ? [...orderReads(search, params), firstRead(contractPapersQueries.ofOrder(params.id))] : [];
