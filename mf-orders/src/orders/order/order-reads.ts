import { firstRead } from '@portal/platform';
import type { FirstReads } from '@portal/platform/remote-module';
import { orderQueries } from '@portal/queries/order';

export const orderReads: FirstReads = (_, { id } = {}) => (id ? [firstRead(orderQueries.detail(id))] : []);
