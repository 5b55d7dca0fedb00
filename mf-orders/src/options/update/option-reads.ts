import { prefetchOf } from '@portal/platform';
import type { Prefetches } from '@portal/platform/remote-module';
import { optionQueries } from '@portal/queries/option';

export const optionReads: Prefetches = (_, { id } = {}) => (id ? [prefetchOf(optionQueries.detail(id))] : []);
