import { firstRead } from '@portal/platform';
import type { FirstReads } from '@portal/platform/remote-module';
import { contractQueries } from '@portal/queries/contract';
import { billsOfContract } from './bills-of-contract.ts';

export const usageDetailReads: FirstReads = (_, { id } = {}) =>
  id ? [firstRead(contractQueries.detail(id)), firstRead(billsOfContract(id))] : [];
