import { SORT_DIRECTIONS } from '@portal/contract/billing';
import type { SetListParams } from '@portal/platform';
import { track } from '@portal/platform/observe';
import type { Sort } from '@portal/ui/table';
import * as v from 'valibot';

type SortedList = 'billing' | 'usage';
type Direction = (typeof SORT_DIRECTIONS)[number];

/** By which column a list is sorted, if any: one at a time [3.45]. Named as the API names it. */
export interface SortParams<Column extends string> {
  sort: Column | 'NONE';
  direction: Direction;
}

/** How an address says it: by default no column, descending [3.42]. */
export const sortEntries = <const Column extends string>(columns: readonly ('NONE' | Column)[]) => ({
  sort: v.fallback(v.picklist(columns), 'NONE'),
  direction: v.fallback(v.picklist(SORT_DIRECTIONS), 'DESC'),
});

/** The sort for the table. The key of a sortable column is the API's name for it. */
export const tableSort = ({ sort, direction }: SortParams<string>): Sort | null =>
  sort === 'NONE' ? null : { key: sort, direction: direction === 'ASC' ? 'asc' : 'desc' };

/** The part of the client's query. */
export const sortQuery = <Column extends string>({ sort, direction }: SortParams<Column>) => ({
  sortColumn: sort,
  sortDirection: direction,
});

/** The params of a chosen column; null: no column. */
export function sortParams<Column extends string>(
  columns: readonly ('NONE' | Column)[],
  sort: Sort | null,
): SortParams<Column> {
  const column = columns.find((known) => known === sort?.key);
  return { sort: column ?? 'NONE', direction: sort?.direction === 'asc' ? 'ASC' : 'DESC' };
}

/** `go`, which also counts another order [4.23]. */
export const trackingSort =
  <Params extends SortParams<string>>(
    list: SortedList,
    params: Params,
    go: SetListParams<Params>,
  ): SetListParams<Params> =>
  (change, history) => {
    const { sort, direction } = { ...params, ...change };
    if (sort !== params.sort || direction !== params.direction)
      track('sort_change', { list, column: sort, direction: direction === 'ASC' ? 'asc' : 'desc' });
    return go(change, history);
  };

/** Sorts a list from its header, and counts that [4.23]. */
export function sortBy<Column extends string>(
  list: SortedList,
  column: Column,
  direction: Sort['direction'],
  go: (change: SortParams<Column>) => unknown,
): unknown {
  track('sort_change', { list, column, direction });
  return go({ sort: column, direction: direction === 'asc' ? 'ASC' : 'DESC' });
}
