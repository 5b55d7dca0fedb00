/** Addresses of this feature's pages. */
export const billingPaths = { list: '/billing' } as const;
