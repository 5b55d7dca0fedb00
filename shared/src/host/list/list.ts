/** What the address says of a list and its filters, in a sub-path of its own: it comes with the kit's list. */
export { AccountFilters } from './account-filters.tsx';
export { changePlace, definePlace, type PlaceKind, placeEntries } from './place.ts';
export { keptFilter, useKeptPlace } from './use-kept-place.ts';
export { useLastPage } from './use-last-page.ts';
export { type GoToPlace, usePlace } from './use-place.ts';
