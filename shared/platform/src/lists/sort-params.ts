import { SORT_DIRECTIONS } from '@portal/contract/values/sort';
import * as v from 'valibot';
import { track } from '../observe/index.ts';
import type { SetListParams } from './use-list-params.ts';

/** How a table names its sorting: the key of a column, and the direction. */
export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

/** By which column a list is sorted: one at a time [3.45]. Named as the API names it. */
interface SortParams<Column extends string> {
  sort: Column;
  direction: (typeof SORT_DIRECTIONS)[number];
}

/** How an address says it: by default `none`, descending [3.42]. */
export const sortEntries = <const Column extends string>(columns: readonly Column[], none: NoInfer<Column>) => ({
  sort: v.fallback(v.picklist(columns), none),
  direction: v.fallback(v.picklist(SORT_DIRECTIONS), 'DESC'),
});

/** The sort for the table. The key of a sortable column is the API's name for it. */
export const tableSort = ({ sort, direction }: SortParams<string>): Sort | null =>
  sort === 'NONE' ? null : { key: sort, direction: direction === 'ASC' ? 'asc' : 'desc' };

/** The params of a chosen column. */
export function sortParams<const Column extends string>(
  columns: readonly Column[],
  sort: Sort | null,
  none: NoInfer<Column>,
): SortParams<Column> {
  const column = columns.find((known) => known === sort?.key);
  return { sort: column ?? none, direction: sort?.direction === 'asc' ? 'ASC' : 'DESC' };
}

/** The part of the client's query. */
export const sortQuery = <Column extends string>({ sort, direction }: SortParams<Column>) => ({
  sortColumn: sort,
  sortDirection: direction,
});

/** `go`, which also counts another order [4.23]. */
export const trackingSort =
  <Params extends SortParams<string>>(
    list: 'billing' | 'orders' | 'usage',
    params: Params,
    go: SetListParams<Params>,
  ): SetListParams<Params> =>
  (change, history) => {
    const { sort, direction } = { ...params, ...change };
    if (sort !== params.sort || direction !== params.direction)
      track('sort_change', { list, column: sort, direction: direction === 'ASC' ? 'asc' : 'desc' });
    return go(change, history);
  };
