/** What the address says of a list, in a sub-path of its own: it comes with the kit's list. */
export { changePlace, definePlace, type PlaceKind, placeEntries } from './place.ts';
export { useLastPage } from './use-last-page.ts';
export { type GoToPlace, usePlace } from './use-place.ts';
