import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Flex } from '../kit/layout/layout.ts';
import { Labelled, RowList, RowNote } from './row-list.tsx';
import { type Column, cardCell, type DataTableProps, titleColumn } from './table-column.ts';
import { RowName } from './table-row-link.tsx';
import type { RowProps } from './use-row-target.ts';

const look: SystemStyleObject = {
  '& > li': { marginInline: '4', paddingBlock: '3.5', lineHeight: '1.5' },
  '& > li:not(:last-child)': { borderBottomWidth: '1px' },
};
const Line = chakra('div', {
  base: { fontSize: 'sm', color: 'fg.muted', marginTop: '1', fontVariantNumeric: 'tabular-nums' },
});

/** The rows of a table on a small screen: name and state first, then the rest in order. */
export const TableCards = <Row,>(props: DataTableProps<Row>) => <RowList {...props} look={look} content={RowCard} />;

function RowCard<Row>(props: RowProps<Row>) {
  const { row, columns } = props;
  const title = titleColumn(columns);
  const rest = columns.filter((column) => column !== title);
  const placed = (place: Column<Row>['card']) => rest.filter(({ card = 'line' }) => card === place);
  const meta = placed('meta');
  return (
    <>
      <Flex justify="space-between" align="start" gap="3" fontWeight="bold">
        {title ? <RowName {...props} column={title} /> : null}
        {placed('aside').map((column) => (
          <chakra.span key={column.key} flexShrink="0">
            {cardCell(column, row)}
          </chakra.span>
        ))}
      </Flex>
      {/* An address or a name takes the whole line: the buttons stand beside the short values. */}
      {title?.secondary ? <Line>{title.secondary(row)}</Line> : null}
      <Flex justify="space-between" align="end" gap="3">
        <chakra.div minWidth="0">
          {placed('line').map((column) => (
            <Line key={column.key}>
              <Labelled column={column} row={row} />
            </Line>
          ))}
          {meta.length > 0 || title?.mark ? (
            <Line display="flex" flexWrap="wrap" columnGap="4">
              {meta.map((column) => (
                <span key={column.key}>
                  <Labelled column={column} row={row} />
                </span>
              ))}
              {title?.mark?.(row)}
            </Line>
          ) : null}
        </chakra.div>
        {placed('action').map((column) => (
          <chakra.div key={column.key} flexShrink="0">
            {column.cell(row)}
          </chakra.div>
        ))}
      </Flex>
      <RowNote {...props} />
    </>
  );
}
