/** The provider's conditions, as estimates and contracts say them and bills follow them. */

/** Yen, tax excluded: once for each contract, on its first bill. */
export const CONTRACT_FEE = 5_500;

/** When bills come and are due. */
export type PaymentTerms =
  | { readonly billingUnit: 'everyContract' }
  | { readonly billingUnit: 'monthly'; readonly closingDay: number };
