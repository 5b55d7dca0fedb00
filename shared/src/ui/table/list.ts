/**
 * What screens with a list need, in a sub-path of their own: sign-in, home and forms have none. Tabs look like the
 * filter's segments, and the screen that has them has a list, too.
 */
export { CheckboxFilter } from '../filter/checkbox-filter.tsx';
export { FilterBar } from '../filter/filter-bar.tsx';
export { SearchField } from '../filter/search-field.tsx';
export { SegmentedFilter } from '../filter/segmented-filter.tsx';
export { CutText } from '../layout/cut-text.tsx';
export { TabLinks } from '../page/tab-links.tsx';
export { TableSkeleton } from '../waiting/table-skeleton.tsx';
export { DataTable } from './data-table.tsx';
export { CursorPager, Pager } from './pager.tsx';
export type { Column, Sort } from './table-column.ts';
