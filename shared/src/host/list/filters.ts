/** The filters that several lists have, in a sub-path of their own: they come with the kit's filters. */
export { AccountFilters } from './account-filters.tsx';
export { keptFilter, useKeptPlace } from './use-kept-place.ts';
