import type { Billing } from '@portal/contract/billing';
import { REQUEST_TIMEOUT_MS } from '@portal/platform/api';
import { queryOptions } from '@portal/platform/query';
import { billingQueries } from '@portal/queries/billing';

/** More than eight years of them. */
const ALL_OF_THEM = 100;

/** The bills of one contract, newest first. */
export const billsOfContract = (contractId: string) =>
  queryOptions({
    ...billingQueries.list({
      contractId,
      pageSize: ALL_OF_THEM,
      sortColumn: 'BILLING_DATE',
      sortDirection: 'DESC',
    }),
    placeholderData: undefined,
    // Prefetched beside the contract. They may arrive before it, and must not be fetched again when it arrives.
    staleTime: REQUEST_TIMEOUT_MS,
    meta: { dialog: false },
  });

/** Whether all bills belong to the contract: a provider that does not know this filter answers with all bills. */
export const areOfContract = (bills: readonly Pick<Billing, 'contractId'>[], contractId: string): boolean =>
  bills.every((bill) => bill.contractId === contractId);
