import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@portal/shared/router';
import type { MouseEvent } from 'react';
import { TextLink } from '../action/link.tsx';
import { trackPress } from '../action/track-press.ts';
import type { Column, DataTableProps } from './table-column.ts';

const TitleButton = chakra('button', {
  base: {
    color: 'fg.link',
    fontWeight: 'bold',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
});
/** A long name takes two lines; its own page shows it in full. */
const TwoLines = chakra('span', {
  base: { lineClamp: 2, overflowWrap: 'anywhere', textWrap: 'pretty' },
});

type RowTarget<Row> = Pick<DataTableProps<Row>, 'rowHref' | 'rowState' | 'onRowClick'>;

interface RowTitleProps<Row> extends RowTarget<Row> {
  row: Row;
  column: Column<Row>;
}

/** The name of a row, as the link or button by which the keyboard opens it. */
export function RowTitle<Row>({ row, column, rowHref, rowState, onRowClick }: RowTitleProps<Row>) {
  const title = column.isOneLine ? column.cell(row) : <TwoLines>{column.cell(row)}</TwoLines>;
  if (rowHref) {
    // The text is customer data (a site's name), so the column's header is counted.
    return (
      <TextLink to={rowHref(row)} state={rowState} isBold trackName={column.header} onPress={() => onRowClick?.(row)}>
        {title}
      </TextLink>
    );
  }
  if (onRowClick) {
    return (
      <TitleButton
        type="button"
        onClick={(event) => {
          trackPress('button', event.currentTarget, column.header);
          onRowClick(row);
        }}
      >
        {title}
      </TitleButton>
    );
  }
  return title;
}

/**
 * A click anywhere on the row opens it, unless it was meant for something else: a link, a button, a text being
 * selected.
 */
export function useRowOpener<Row>({ rowHref, rowState, onRowClick }: RowTarget<Row>) {
  const navigate = useNavigate();
  if (!rowHref && !onRowClick) return undefined;
  return (row: Row) => (event: MouseEvent<HTMLElement>) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button, input, select, label');
    if (isControl || getSelection()?.toString()) return;
    onRowClick?.(row);
    if (rowHref) void navigate(rowHref(row), { state: rowState });
  };
}
