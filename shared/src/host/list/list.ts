/** What the address says of a list and its filters, in a sub-path of its own: it comes with the kit’s list. */
export {
  changeListParams,
  defineListParams,
  type ListParamsCodec,
  listParamEntries,
} from '../list-params/list-params.ts';
export { type SetListParams, useListParams } from '../list-params/use-list-params.ts';
export { AccountFilters } from './account-filters.tsx';
export { keptFilter, useKeptListParams } from './use-kept-list-params.ts';
export { useLastPage } from './use-last-page.ts';
