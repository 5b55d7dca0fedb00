import type { Prefetches } from '@portal/platform';
import { prefetchOf } from '@portal/platform';
import { optionQueries } from '@portal/queries/option';

export const optionReads: Prefetches = (_, { id } = {}) => (id ? [prefetchOf(optionQueries.detail(id))] : []);
