import { contractQueries } from '@portal/shared/api/contract';
import { firstRead } from '@portal/shared/api/first-read';
import type { FirstReads } from '@portal/shared/host';
import { billsOfContract } from './bills-of-contract.ts';

export const usageDetailReads: FirstReads = (_, { id } = {}) =>
  id ? [firstRead(contractQueries.detail(id)), firstRead(billsOfContract(id))] : [];
