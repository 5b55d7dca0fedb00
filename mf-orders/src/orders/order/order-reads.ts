import { firstRead } from '@portal/shared/api/first-read';
import { orderQueries } from '@portal/shared/api/order';
import type { FirstReads } from '@portal/shared/host';

export const orderReads: FirstReads = (_, { id } = {}) => (id ? [firstRead(orderQueries.detail(id))] : []);
