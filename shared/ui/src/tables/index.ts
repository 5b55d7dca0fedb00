/** What screens with a list need, in a sub-path of their own: sign-in, home and forms have none. */
export { CutText } from './cut-text.tsx';
export { DataTable } from './data-table.tsx';
export { CursorPager, Pager } from './pager/pager.tsx';
export { SortField } from './sort-field.tsx';
export type { Column, Sort } from './table-column.ts';
export { TableSkeleton } from './table-skeleton.tsx';
