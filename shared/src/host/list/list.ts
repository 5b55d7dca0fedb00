/** What the address says of a list and its filters, in a sub-path of its own: it comes with the kit’s list. */
export { changePlace, definePlace, type PlaceKind, placeEntries } from '../place/place.ts';
export { type GoToPlace, usePlace } from '../place/use-place.ts';
export { AccountFilters } from './account-filters.tsx';
export { keptFilter, useKeptPlace } from './use-kept-place.ts';
export { useLastPage } from './use-last-page.ts';
