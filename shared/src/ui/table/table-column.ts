import type { To } from '@portal/shared/router';
import type { ReactNode } from 'react';

/**
 * What a column holds decides how it is set: a text takes several lines, what is short (a name, a date, a badge) takes
 * one, a number stands at the end of its own, and a period may break between its dates.
 */
type ColumnContent<Row> =
  | { kind?: 'text' | 'short' | 'number'; cell: (row: Row) => ReactNode }
  | { kind: 'period'; cell: (row: Row) => string };

interface ColumnPlace<Row> {
  key: string;
  header: string;
  /** A second, smaller line; on small screens it is left out. */
  secondary?: (row: Row) => ReactNode;
  /** What the card shows instead of `cell`, where the column's header is missed: `3台` for `3`. */
  cardCell?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Its place on the card of a small screen; without one it is a line of its own. */
  card?: 'title' | 'aside' | 'line' | 'meta' | 'hidden';
  /** Shows the header on the card too: the third date in a row does not explain itself. */
  isNamedOnCard?: boolean;
  /** Least width on a wide table, for texts that would otherwise be squeezed; a tablet takes two thirds of it. */
  minWidth?: string;
}
export type Column<Row> = ColumnPlace<Row> & ColumnContent<Row>;

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads: its title becomes the link, the whole row takes the click. */
  rowHref?: (row: Row) => To;
  /** Runs when a row is opened, instead of or before following `rowHref`. */
  onRowClick?: (row: Row) => void;
  sort?: Sort | null;
  onSort?: (key: string) => void;
  footer?: ReactNode;
  /** The rows shown are those of the previous question. */
  isUpdating?: boolean;
}

export const leastWidth = (width: string | undefined) => width && { base: `calc(${width} * 0.67)`, lg: width };
