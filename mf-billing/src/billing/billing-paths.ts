/** Addresses of this feature's pages. */
export const billingPaths = { list: (query: string) => `/billing?${query}` } as const;
