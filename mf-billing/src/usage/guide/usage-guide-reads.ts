import type { Prefetches } from '@portal/platform';
import { prefetchOf } from '@portal/platform';
import { contractQueries } from '@portal/queries/contract';

export const usageGuideReads: Prefetches = (_, { id } = {}) => (id ? [prefetchOf(contractQueries.detail(id))] : []);
