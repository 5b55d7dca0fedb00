/** What screens with a list need, in a sub-path of their own: sign-in, home and forms have none. */
export { CutText } from '../layout/cut-text.tsx';
export { TableSkeleton } from '../waiting/table-skeleton.tsx';
export { DataTable } from './data-table.tsx';
export { CursorPager, Pager } from './pager.tsx';
export type { Column, Sort } from './table-column.ts';
