import { fillPath } from '@portal/contract/values/path';

/** Addresses of this feature's pages. */
export const orderPaths = {
  list: '/order',
  create: '/order/create',
  /** A new order with what another one had. */
  createFrom: (id: string) => `/order/create?from=${encodeURIComponent(id)}`,
  createByFile: '/order/create-by-file',
  detail: (id: string) => fillPath('/order/:id', { id }),
  detailFacts: (id: string) => `${fillPath('/order/:id', { id })}?tab=detail`,
  update: (id: string) => fillPath('/order/:id/update', { id }),
  usage: (id: string) => fillPath('/order/:id/usage', { id }),
  bills: (id: string) => fillPath('/order/:id/billing', { id }),
  papers: (id: string) => fillPath('/order/:id/contract', { id }),
  /** The estimates on one sheet, in the order of their list. */
  comparison: (id: string) => fillPath('/order/:id/comparison', { id }),
  share: (id: string) => fillPath('/order/:id/share', { id }),
} as const;
