import type { ContractPapers } from '@portal/contract/contract';
import type { StatusLook } from '#orders/order/order-status.ts';

/** Amber asks the customer to sign, blue waits for the provider, green is settled. */
export const PAPERS_STATUS_LOOK: Record<ContractPapers['status'], StatusLook> = {
  toBeSigned: { label: 'contract.toBeSubmitted', tone: 'warn' },
  submitted: { label: 'contract.beingConfirmed', tone: 'info' },
  contracted: { label: 'contract.contracted', tone: 'ok' },
  unknown: { label: 'common.beingChecked', tone: 'neutral' },
};
