import { firstRead } from '@portal/platform';
import type { FirstReads } from '@portal/platform/remote-module';
import { optionQueries } from '@portal/queries/option';

export const optionReads: FirstReads = (_, { id } = {}) => (id ? [firstRead(optionQueries.detail(id))] : []);
