import { chakra } from '@chakra-ui/react';
import { type Column, type DataTableProps, titleColumn } from './table-column.ts';
import { RowTitle, useRowOpener } from './table-row-link.tsx';

const Row = chakra('tr', {
  base: { breakInside: 'avoid' },
  variants: { isLink: { true: { cursor: 'pointer', _hover: { bg: 'bg.subtle' } } } },
});
// Two lines make a row of 64 px.
const Cell = chakra('td', {
  base: { height: '4rem', paddingBlock: '2', lineHeight: '1.5', fontVariantNumeric: 'tabular-nums' },
});
const Secondary = chakra('span', {
  base: { display: 'block', fontSize: 'xs', color: 'fg.muted', fontWeight: 'normal' },
  // A long department below a short name does not widen the column.
  variants: { isShort: { true: { maxWidth: '9rem' } } },
});

export function TableRows<Data>(props: DataTableProps<Data>) {
  const { columns, rows, rowKey } = props;
  const opener = useRowOpener(props);
  const titleKey = titleColumn(columns)?.key;
  return (
    <tbody>
      {rows.map((row) => (
        <Row key={rowKey(row)} isLink={opener !== undefined} onClick={opener?.(row)}>
          {columns.map((column) => (
            <Cell
              key={column.key}
              minWidth={column.minWidth}
              css={column.kind === 'number' ? { textAlign: 'end !important' } : undefined}
            >
              {column.key === titleKey ? (
                <RowTitle {...props} row={row} column={column} />
              ) : (
                <Value row={row} column={column} />
              )}
              {column.secondary ? (
                <Secondary isShort={column.kind === 'short'}>{column.secondary(row)}</Secondary>
              ) : null}
            </Cell>
          ))}
        </Row>
      ))}
    </tbody>
  );
}

/** Everything except texts of several lines stays on one line: there is room for it here. */
const Value = <Data,>({ row, column }: { row: Data; column: Column<Data> }) =>
  column.kind === undefined || column.kind === 'text' ? (
    column.cell(row)
  ) : (
    <chakra.span whiteSpace="nowrap">{column.cell(row)}</chakra.span>
  );
