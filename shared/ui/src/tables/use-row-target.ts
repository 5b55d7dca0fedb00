import { type To, useNavigate } from '@portal/platform/router';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { Column, DataTableProps } from './table-column.ts';

/** The props of a row. As long as they stay the same, the row is not rendered again. */
export interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  to: To | undefined;
  rowState: unknown;
  rowNote: ((row: Row) => ReactNode) | undefined;
  onPress: ((row: Row) => void) | undefined;
  /** A click anywhere on the row. */
  onOpen: ((row: Row, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** What a press on a row does. The functions stay the same, whatever the page passes when it is rendered again. */
export function useRowTarget<Row>({
  columns,
  rowHref,
  rowState,
  rowNote,
  onRowClick,
}: DataTableProps<Row>): (row: Row) => RowProps<Row> {
  const navigate = useNavigate();
  const latest = useRef({ rowHref, rowState, onRowClick });
  useEffect(() => {
    latest.current = { rowHref, rowState, onRowClick };
  });

  const press = useCallback((row: Row) => latest.current.onRowClick?.(row), []);
  // It opens the row unless it was meant for something else: a link, a button, a note, a text being selected.
  const open = useCallback(
    (row: Row, { target, currentTarget }: MouseEvent<HTMLElement>) => {
      // A dialog that a button of the row has opened lies elsewhere in the document.
      if (!(target instanceof Node && currentTarget.contains(target))) return;
      const isControl =
        target instanceof Element && target.closest('a, button, input, select, label, [data-menu], [data-note]');
      if (isControl || getSelection()?.toString()) return;
      const page = latest.current;
      page.onRowClick?.(row);
      if (page.rowHref) void navigate(page.rowHref(row), { state: page.rowState });
    },
    [navigate],
  );

  return (row) => ({
    row,
    columns,
    to: rowHref?.(row),
    rowState,
    rowNote,
    onPress: onRowClick && press,
    onOpen: rowHref || onRowClick ? open : undefined,
  });
}
