import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
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
              css={column.align === 'end' ? { textAlign: 'end !important' } : undefined}
            >
              {column.key === titleKey ? (
                <RowTitle {...props} row={row} column={column} />
              ) : (
                <Value content={column.cell(row)} nowrap={column.nowrap} />
              )}
              {column.secondary ? <Secondary isWide={column.nowrap}>{column.secondary(row)}</Secondary> : null}
            </Cell>
          ))}
        </Row>
      ))}
    </tbody>
  );
}

/** On a narrow table a period may take two lines, one for each of its dates. */
function Value({ content, nowrap = false }: { content: ReactNode; nowrap?: boolean | undefined }) {
  if (!nowrap) return content;
  if (typeof content !== 'string') return <chakra.span whiteSpace="nowrap">{content}</chakra.span>;
  const isPeriod = content.includes('〜');
  return (
    <chakra.span whiteSpace={isPeriod ? { lg: 'nowrap' } : 'nowrap'}>
      <Unbroken text={content} />
    </chakra.span>
  );
}

/** The column that names a row. */
export const titleColumn = <Data,>(columns: readonly Column<Data>[]): Column<Data> | undefined =>
  columns.find(({ card }) => card === 'title') ?? columns[0];
