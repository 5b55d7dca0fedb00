import { firstRead } from '@portal/shared/api/first-read';
import { optionQueries } from '@portal/shared/api/option';
import type { FirstReads } from '@portal/shared/host';

export const optionReads: FirstReads = (_, { id } = {}) => (id ? [firstRead(optionQueries.detail(id))] : []);
