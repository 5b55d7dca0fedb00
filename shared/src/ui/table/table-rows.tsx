import { chakra } from '@chakra-ui/react';
import { Unbroken } from '../layout/unbroken.tsx';
import { type Column, type DataTableProps, leastWidth } from './table-column.ts';
import { RowTitle, useRowOpener } from './table-row-link.tsx';

const Row = chakra('tr', {
  variants: { isLink: { true: { cursor: 'pointer', _hover: { bg: 'bg.subtle' } } } },
});
const Cell = chakra('td', {
  base: { paddingBlock: '3.5', verticalAlign: 'top', fontVariantNumeric: 'tabular-nums' },
});
const Secondary = chakra('span', {
  base: { display: 'block', fontSize: 'xs', color: 'fg.muted', fontWeight: 'normal' },
  // Below a short name a long department may widen its column, instead of running down it letter by letter.
  variants: { isWide: { true: { width: 'max-content', maxWidth: { base: '7rem', lg: '10rem' } } } },
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
              minWidth={leastWidth(column.minWidth)}
              css={column.kind === 'number' ? { textAlign: 'end !important' } : undefined}
            >
              {column.key === titleKey ? (
                <RowTitle {...props} row={row} column={column} />
              ) : (
                <Value row={row} column={column} />
              )}
              {column.secondary ? (
                <Secondary isWide={column.kind === 'short'}>{column.secondary(row)}</Secondary>
              ) : null}
            </Cell>
          ))}
        </Row>
      ))}
    </tbody>
  );
}

function Value<Data>({ row, column }: { row: Data; column: Column<Data> }) {
  switch (column.kind) {
    case 'period':
      return (
        <chakra.span whiteSpace={{ lg: 'nowrap' }}>
          <Unbroken text={column.cell(row)} />
        </chakra.span>
      );
    case 'short':
    case 'number':
      return <chakra.span whiteSpace="nowrap">{column.cell(row)}</chakra.span>;
    default:
      return column.cell(row);
  }
}

/** The column that names a row. */
export const titleColumn = <Data,>(columns: readonly Column<Data>[]): Column<Data> | undefined =>
  columns.find(({ card }) => card === 'title') ?? columns[0];
