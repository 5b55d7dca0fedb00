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
  /** A second, smaller line: an address below its name, cut where it is a department. */
  secondary?: (row: Row) => ReactNode;
  /** What stands where the column's header is missed: `3台` for `3`. */
  cardCell?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Its place on the card of a small screen; without one it is a line of its own. */
  card?: 'title' | 'aside' | 'line' | 'meta' | 'action' | 'hidden';
  /** Its place in the row of a tablet: the title's block, which is also where it stands without one, or one of the next. */
  block?: 'main' | 'middle' | 'end' | 'action' | 'hidden';
  /** Shows the header on card and block too: the third date in a row does not explain itself. */
  isNamedOnCard?: boolean;
  /** Least width on a wide table, for texts that would otherwise be squeezed. */
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

/** The column that names a row. */
export const titleColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ card }) => card === 'title') ?? columns[0];

export const cardCell = <Row>(column: Column<Row>, row: Row) => (column.cardCell ?? column.cell)(row);
