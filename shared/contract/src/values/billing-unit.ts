/** How a customer is billed: for each contract, or once a month for all of them. */
export const BILLING_UNITS = ['everyContract', 'monthly'] as const;
export type BillingUnit = (typeof BILLING_UNITS)[number];
