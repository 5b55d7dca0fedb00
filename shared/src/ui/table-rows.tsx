import { chakra } from '@chakra-ui/react';
import type { Column, DataTableProps } from './table-column.ts';
import { RowTitle, useRowOpener } from './table-row-link.tsx';

const Row = chakra('tr', {
  variants: { isLink: { true: { cursor: 'pointer', _hover: { bg: 'bg.subtle' } } } },
});
const Cell = chakra('td', {
  base: { paddingBlock: '3.5', verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' },
});
const Secondary = chakra('span', {
  base: { display: 'block', fontSize: 'xs', color: 'fg.muted', fontWeight: 'normal' },
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
              whiteSpace={column.nowrap ? 'nowrap' : undefined}
              css={column.align === 'end' ? { textAlign: 'end !important' } : undefined}
            >
              {column.key === titleKey ? <RowTitle {...props} row={row} column={column} /> : column.cell(row)}
              {column.secondary ? <Secondary>{column.secondary(row)}</Secondary> : null}
            </Cell>
          ))}
        </Row>
      ))}
    </tbody>
  );
}

/** The column that names a row. */
export const titleColumn = <Data,>(columns: readonly Column<Data>[]): Column<Data> | undefined =>
  columns.find(({ card }) => card === 'title') ?? columns[0];
