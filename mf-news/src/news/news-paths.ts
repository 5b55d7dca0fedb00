import { fillPath } from '@portal/contract/values/path';

/** Addresses of this feature's pages. */
export const newsPaths = {
  list: '/news',
  detail: (id: string) => fillPath('/news/:id', { id }),
} as const;
