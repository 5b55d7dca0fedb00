import { GREY, INK, LEFT, RIGHT, type Sheet, type TextStyle } from './sheet.ts';

/** A text, or one with a smaller one below it. */
export type Cell = string | { readonly main: string; readonly sub: string };

export interface Column<Row> {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
  readonly cell: (row: Row) => Cell;
}

const GAP = 10;
const HEAD_HEIGHT = 22;
const ROW_GAP = 6;

/**
 * A table whose head stands on every page; the y below it. `below` is the height of what belongs to it (the sums): the
 * last row goes to the next page with them rather than leave them there alone.
 */
export function drawTable<Row>(
  sheet: Sheet,
  {
    columns,
    rows,
    top,
    below,
    size = 10,
  }: {
    columns: readonly Column<Row>[];
    rows: readonly Row[];
    top: number;
    below: number;
    size?: number;
  },
): number {
  const placed = place(columns);
  const first = rows[0];
  let y = sheet.roomFor(HEAD_HEIGHT + (first === undefined ? 0 : heightOfRow(sheet, placed, first, size)), top);
  y = drawHead(sheet, placed, y);
  for (const [index, row] of rows.entries()) {
    const height = heightOfRow(sheet, placed, row, size);
    const isLast = index === rows.length - 1;
    const start = sheet.roomFor(isLast ? height + below : height, y);
    // A page before means a new one: the row stands below the head there.
    y = start < y ? drawHead(sheet, placed, start) : start;
    for (const column of placed) drawCell(sheet, column, column.cell(row), y, size);
    y += height;
    sheet.line(y - ROW_GAP / 2);
  }
  return y;
}

type Placed<Row> = Column<Row> & { readonly x: number };

/** Side by side from the left; the last one reaches the right edge. */
function place<Row>(columns: readonly Column<Row>[]): Placed<Row>[] {
  let x = LEFT;
  return columns.map((column, index) => {
    const width = index === columns.length - 1 ? RIGHT - x : column.width;
    const placed = { ...column, width, x };
    x += width + GAP;
    return placed;
  });
}

function drawHead<Row>(sheet: Sheet, columns: readonly Placed<Row>[], top: number): number {
  for (const { title, x, width, align } of columns) sheet.text(title, x, top, { size: 9, isBold: true, width, align });
  sheet.line(top + 17, { width: 1, color: INK });
  return top + HEAD_HEIGHT;
}

const subStyle = (size: number): TextStyle => ({ size: size - 1.5, color: GREY });

/** What stands at the right are figures. */
const mainStyle = <Row>({ width, align }: Placed<Row>, size: number): TextStyle => ({
  size,
  width,
  align,
  isOneLine: align === 'right',
});

function heightOfRow<Row>(sheet: Sheet, columns: readonly Placed<Row>[], row: Row, size: number): number {
  const heights = columns.map((column) => {
    const { main, sub } = partsOf(column.cell(row));
    const height = sheet.heightOf(main, mainStyle(column, size));
    return sub === null ? height : height + sheet.heightOf(sub, { ...subStyle(size), width: column.width });
  });
  return Math.max(...heights) + ROW_GAP;
}

function drawCell<Row>(sheet: Sheet, column: Placed<Row>, cell: Cell, top: number, size: number): void {
  const { main, sub } = partsOf(cell);
  const y = sheet.text(main, column.x, top, mainStyle(column, size));
  if (sub !== null) sheet.text(sub, column.x, y, { ...subStyle(size), width: column.width });
}

const partsOf = (cell: Cell) => (typeof cell === 'string' ? { main: cell, sub: null } : cell);
