import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Labelled, RowList, RowNote } from './row-list.tsx';
import { type Column, type DataTableProps, titleColumn } from './table-column.ts';
import { RowTitle } from './table-row-link.tsx';
import type { RowProps } from './use-row-target.ts';

const BLOCKS = ['main', 'middle', 'end', 'action'] as const;
type Block = (typeof BLOCKS)[number];

const Line = chakra('div', { base: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } });
/** Never wider than its block, so that a cut text is cut there. */
const Part = chakra('span', { base: { minWidth: 0, maxWidth: 'full' } });
const Rest = chakra('div', {
  base: { display: 'grid', gap: '0.5', justifyItems: 'start' },
  // Names are cut, but tags side by side need room.
  variants: { hasText: { true: { maxWidth: '19rem' }, false: { maxWidth: '12rem' } } },
});
const AT_END: SystemStyleObject = { justifyItems: 'end', textAlign: 'end' };

const isText = ({ kind = 'text' }: Pick<Column<never>, 'kind'>): boolean => kind === 'text';

/** The blocks of all rows line up: each is as wide as its widest, and the first takes the remaining width. */
const lookOf = (blocks: readonly Block[]): SystemStyleObject => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr)${' auto'.repeat(blocks.length - 1)}`,
  '& > li': {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    columnGap: '5',
    alignItems: 'center',
    paddingInline: '5',
    paddingBlock: '3',
    lineHeight: '1.5',
  },
  '& > li:not(:last-child)': { borderBottomWidth: '1px' },
});

const inBlock = <Row,>(columns: readonly Column<Row>[], wanted: Block): Column<Row>[] => {
  const title = titleColumn(columns);
  return columns.filter((column) => column !== title && (column.block ?? 'main') === wanted);
};

const blocksOf = <Row,>(columns: readonly Column<Row>[]): Block[] =>
  BLOCKS.filter((block) => block === 'main' || inBlock(columns, block).length > 0);

/** The rows of a table on a tablet: blocks of several lines instead of columns that would be too narrow. */
export const TableBlocks = <Row,>(props: DataTableProps<Row>) => (
  <RowList {...props} look={lookOf(blocksOf(props.columns))} content={RowBlocks} />
);

function RowBlocks<Row>(props: RowProps<Row>) {
  const { row, columns } = props;
  const title = titleColumn(columns);
  return (
    <>
      <chakra.div minWidth="0">
        {title ? <RowTitle {...props} column={title} /> : null}
        {title?.secondary ? <Line>{title.secondary(row)}</Line> : null}
        <Line display="flex" flexWrap="wrap" columnGap="4">
          {inBlock(columns, 'main').map((column) => (
            <Part key={column.key}>
              <Labelled column={column} row={row} />
            </Part>
          ))}
        </Line>
      </chakra.div>
      {blocksOf(columns)
        .slice(1)
        .map((block) => {
          const own = inBlock(columns, block);
          return (
            <Rest key={block} hasText={own.some(isText)} css={block === 'middle' ? undefined : AT_END}>
              {own.map((column) => (
                <BlockLine key={column.key} column={column} row={row} />
              ))}
            </Rest>
          );
        })}
      <RowNote {...props} />
    </>
  );
}

/** Numbers, and values with a second line, stand out in a block. */
function BlockLine<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const isMain = column.kind === 'number' || column.secondary !== undefined;
  return (
    <>
      <Line {...(isMain && { color: 'fg', fontWeight: 'bold' })}>
        <Labelled column={column} row={row} />
      </Line>
      {column.secondary ? (
        <Line fontSize="xs" maxWidth="9rem">
          {column.secondary(row)}
        </Line>
      ) : null}
    </>
  );
}
