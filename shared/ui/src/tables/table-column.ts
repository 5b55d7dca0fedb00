import type { Sort } from '@portal/platform';
import type { To } from '@portal/platform/router';
import type { ReactNode } from 'react';

/**
 * What a column contains decides its layout: a text takes several lines, a short value (a name, a date, a badge) takes
 * one, a number is right-aligned, and a period may break between its dates.
 */
type ColumnContent<Row> =
  | { kind?: 'text' | 'short' | 'number'; cell: (row: Row) => ReactNode }
  | { kind: 'period'; cell: (row: Row) => string };

interface ColumnPlace<Row> {
  key: string;
  header: string;
  /** A second, smaller line: an address below its name; a department is cut. */
  secondary?: (row: Row) => ReactNode;
  /** Of the title: a badge behind it, or among the facts of a card. It is not part of the link, and may come late. */
  mark?: (row: Row) => ReactNode;
  /** What replaces the value where the column's header is missing: `3台` for `3`. */
  cardCell?: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Its position on the card of a small screen; by default a separate line. */
  card?: 'title' | 'aside' | 'line' | 'meta' | 'action' | 'hidden';
  /** Its block in the row of a tablet: the title's block, which is the default, or one of the next. */
  block?: 'main' | 'middle' | 'end' | 'action' | 'hidden';
  /** Shows the header on card and block too: the third date in a row needs an explanation. */
  isNamedOnCard?: boolean;
  /** The title has one line instead of two. */
  isOneLine?: boolean;
  /** Minimum width in a wide table, for texts that would otherwise be squeezed. */
  minWidth?: string;
  /**
   * Its width in a wide table. As soon as one column has a width, no column follows its content any more: the first
   * takes what the others leave, whatever rows a filter shows.
   */
  width?: string;
}
export type Column<Row> = ColumnPlace<Row> & ColumnContent<Row>;

export type { Sort };

/** The direction after a press on a column's header: for a date or a sum, the latest or highest first. */
export const nextDirection = (now: Sort['direction'] | undefined): Sort['direction'] =>
  now === 'desc' ? 'asc' : 'desc';

export interface DataTableProps<Row> {
  caption: string;
  /** Inside the card, above the rows. */
  heading?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads: its title becomes the link, and the whole row can be clicked. */
  rowHref?: (row: Row) => To;
  /** The router's state for the page of a row. */
  rowState?: unknown;
  /** What is to be known about a row, in a line of its own below it; null: nothing. Always the same function. */
  rowNote?: (row: Row) => ReactNode;
  /** Runs when a row is opened, instead of or before following `rowHref`. */
  onRowClick?: (row: Row) => void;
  sort?: Sort | null;
  /** Called for a press on a column's header. */
  onSort?: ((sort: Sort) => void) | undefined;
  footer?: ReactNode;
  /** The rows on screen belong to the previous request. */
  isUpdating?: boolean;
}

/** The column that names a row. */
export const titleColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ card }) => card === 'title') ?? columns[0];

export const cardCell = <Row>(column: Column<Row>, row: Row) => (column.cardCell ?? column.cell)(row);
