import type { Prefetches } from '@portal/platform';
import { prefetchOf } from '@portal/platform';
import { contractQueries } from '@portal/queries/contract';
import { billsOfContract } from './bills-of-contract.ts';

export const usageDetailReads: Prefetches = (_, { id } = {}) =>
  id ? [prefetchOf(contractQueries.detail(id)), prefetchOf(billsOfContract(id))] : [];
