import { contractPapersQueries } from '@portal/shared/api/contract-papers';
import { estimateQueries } from '@portal/shared/api/estimate';
import { firstRead } from '@portal/shared/api/first-read';
import { orderQueries } from '@portal/shared/api/order';
import type { FirstReads } from '@portal/shared/host';

export const orderReads: FirstReads = (_, { id } = {}) => (id ? [firstRead(orderQueries.detail(id))] : []);

export const orderWithEstimatesReads: FirstReads = (search, params = {}) =>
  params.id ? [...orderReads(search, params), firstRead(estimateQueries.list(params.id))] : [];

export const orderWithPapersReads: FirstReads = (search, params = {}) =>
  params.id ? [...orderReads(search, params), firstRead(contractPapersQueries.ofOrder(params.id))] : [];
