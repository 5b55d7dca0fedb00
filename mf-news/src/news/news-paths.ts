/** Addresses of this feature's pages. */
export const newsPaths = {
  list: (query = '') => (query ? `/news?${query}` : '/news'),
  detail: (id: string) => `/news/${encodeURIComponent(id)}`,
} as const;
