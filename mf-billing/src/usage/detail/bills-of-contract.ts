import type { Billing } from '@portal/contract/billing';
import { REQUEST_TIMEOUT_MS } from '@portal/platform/api';
import { queryOptions } from '@portal/platform/query';
import { billingQueries } from '@portal/queries/billing';

/** More than eight years of them. */
const ALL_OF_THEM = 100;

/** The bills of one contract, newest first. Those of another are never shown in their place. */
export const billsOfContract = (contractId: string) =>
  queryOptions({
    ...billingQueries.list({
      contractId,
      pageSize: ALL_OF_THEM,
      sortColumn: 'BILLING_DATE',
      sortDirection: 'DESC',
    }),
    placeholderData: undefined,
    // Asked for with the contract: they may arrive first and wait for it, and are not asked for again.
    staleTime: REQUEST_TIMEOUT_MS,
    meta: { dialog: false },
  });

/** Whether the provider kept to the contract: one that does not know this filter answers with all bills. */
export const areOfContract = (bills: readonly Pick<Billing, 'contractId'>[], contractId: string): boolean =>
  bills.every((bill) => bill.contractId === contractId);
