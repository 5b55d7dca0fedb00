import { fillPath } from '@portal/shared/contract/path';

/** Addresses of this feature's pages. */
export const optionPaths = {
  list: '/option',
  create: '/option/create',
  update: (id: string) => fillPath('/option/:id/update', { id }),
} as const;
