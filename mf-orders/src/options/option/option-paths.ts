import { fillPath } from '@portal/contract/values/path';

/** Addresses of this feature's pages. */
export const optionPaths = {
  list: '/option',
  create: '/option/create',
  createFrom: (id: string) => `/option/create?from=${encodeURIComponent(id)}`,
  detail: (id: string) => fillPath('/option/:id', { id }),
  update: (id: string) => fillPath('/option/:id/update', { id }),
} as const;
