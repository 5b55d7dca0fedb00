import { contractPapersQueries } from '@portal/shared/api/contract-papers';
import { firstRead } from '@portal/shared/api/first-read';
import type { FirstReads } from '@portal/shared/host';
import { orderReads } from '#orders/order/order-reads.ts';

export const orderWithPapersReads: FirstReads = (search, params = {}) =>
  params.id ? [...orderReads(search, params), firstRead(contractPapersQueries.ofOrder(params.id))] : [];
