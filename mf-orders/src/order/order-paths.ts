/** Addresses of this feature's pages. */
export const orderPaths = {
  list: '/order',
  create: '/order/create',
  detail: (id: string) => `/order/${encodeURIComponent(id)}`,
  detailFacts: (id: string) => `/order/${encodeURIComponent(id)}?tab=detail`,
} as const;
