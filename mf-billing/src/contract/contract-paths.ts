/** Addresses of a contract's pages, "usage" in the portal, and of the order that it comes from. */
export const usagePaths = {
  list: '/usage',
  detail: (contractId: string) => `/usage/${contractId}`,
} as const;

/** Another area's page. */
export const orderPath = (orderId: string): string => `/order/${orderId}`;
