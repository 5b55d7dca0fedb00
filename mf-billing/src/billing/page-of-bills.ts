import type { Billing } from '@portal/contract/billing';
import type { WholePage } from '@portal/platform';

export interface PageOfBills {
  billings: Billing[];
  pagination: WholePage;
}
