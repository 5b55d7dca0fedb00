import { chakra } from '@chakra-ui/react';
import { Flex, VisuallyHidden } from '../layout/layout.ts';
import type { Column, DataTableProps } from './table-column.ts';
import { SortBar } from './table-header.tsx';
import { RowTitle, useRowOpener } from './table-row-link.tsx';
import { titleColumn } from './table-rows.tsx';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '1.5',
    paddingBlock: '3.5',
    marginInline: '4',
    '&:not(:last-child)': { borderBottomWidth: '1px' },
  },
});
const Named = chakra('span', { base: { display: 'flex', gap: '3' } });
// Wide enough for six characters, so that the values of several names stand in a column.
const Name = chakra('span', { base: { flex: '0 0 auto', minWidth: '6em' } });
const Line = chakra('div', { base: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } });

/** The rows of a table on a small screen: name and state first, then the rest in its order. */
export function TableCards<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey } = props;
  const opener = useRowOpener(props);
  const title = titleColumn(columns);
  const rest = columns.filter((column) => column !== title);
  const placed = (place: Column<Row>['card']) => rest.filter(({ card = 'line' }) => card === place);
  const meta = placed('meta');
  return (
    <>
      <SortBar columns={columns} sort={props.sort ?? null} onSort={props.onSort} />
      <ul aria-label={caption}>
        {rows.map((row) => (
          <Item key={rowKey(row)} onClick={opener?.(row)} cursor={opener ? 'pointer' : undefined}>
            <Flex justify="space-between" align="start" gap="3" fontWeight="bold">
              {title ? <RowTitle {...props} row={row} column={title} /> : null}
              {placed('aside').map((column) => (
                <span key={column.key}>{cardCell(column, row)}</span>
              ))}
            </Flex>
            {placed('line').map((column) => (
              <Line key={column.key}>
                <Labelled column={column} row={row} />
              </Line>
            ))}
            {meta.length > 0 ? (
              <Line display="flex" flexWrap="wrap" columnGap="4">
                {meta.map((column) => (
                  <span key={column.key}>
                    <Labelled column={column} row={row} />
                  </span>
                ))}
              </Line>
            ) : null}
          </Item>
        ))}
      </ul>
    </>
  );
}

const cardCell = <Row,>(column: Column<Row>, row: Row) => (column.cardCell ?? column.cell)(row);

/** Seen side by side the values explain themselves; heard one by one they need their column's name. */
function Labelled<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.isNamedOnCard) {
    return (
      <Named>
        <Name>{column.header}</Name>
        <span>{cardCell(column, row)}</span>
      </Named>
    );
  }
  return (
    <>
      <VisuallyHidden>{column.header}</VisuallyHidden>
      {cardCell(column, row)}
    </>
  );
}
