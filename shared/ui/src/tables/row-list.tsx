import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from '../kit/layout/layout.ts';
import { RangeText } from '../kit/layout/range-text.tsx';
import { TextSpan } from '../kit/layout/text-span.tsx';
import { useViewport } from '../kit/layout/use-viewport.ts';
import { isolatedStyle } from './isolated-style.ts';
import { SortLine } from './sort-field.tsx';
import { type Column, cardCell, type DataTableProps } from './table-column.ts';
import { SortBar } from './table-header.tsx';
import { type RowProps, useRowTarget } from './use-row-target.ts';

interface RowListProps<Row> extends DataTableProps<Row> {
  /** What a row shows; always the same component. */
  content: (props: RowProps<Row>) => ReactNode;
  look: SystemStyleObject;
}

/** Rows without columns: a list, with the sorting above it. On a phone the drawer of the filters sorts. */
export function RowList<Row>({ content, look, ...props }: RowListProps<Row>) {
  const { caption, columns, rows, rowKey, sort = null, onSort } = props;
  const targetOf = useRowTarget(props);
  const isMobile = useViewport() === 'mobile';
  return (
    <>
      {isMobile ? (
        <SortLine columns={columns} sort={sort} />
      ) : (
        <SortBar columns={columns} sort={sort} onSort={onSort} />
      )}
      <chakra.ul aria-label={caption} css={[isolatedStyle, look]}>
        {rows.map((row) => (
          <Item key={rowKey(row)} {...targetOf(row)} content={content} />
        ))}
      </chakra.ul>
    </>
  );
}

interface ItemProps<Row> extends RowProps<Row>, Pick<RowListProps<Row>, 'content'> {}

function EachItem<Row>({ content: Content, ...props }: ItemProps<Row>) {
  const { row, onOpen } = props;
  return (
    <chakra.li onClick={onOpen && ((event) => onOpen(row, event))} cursor={onOpen ? 'pointer' : undefined}>
      <Content {...props} />
    </chakra.li>
  );
}
const Item = memo(EachItem) as typeof EachItem;

const Named = chakra('span', { base: { display: 'flex', gap: '2' } });
// Wide enough for six characters, so that the values of several names line up.
const Name = chakra('span', { base: { flex: '0 0 auto', minWidth: '6em' } });

/**
 * A value with its column's name for screen readers: side by side the values explain themselves, read out they do not.
 */
export function Labelled<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const cell = cardCell(column, row);
  const value = column.kind === 'period' && typeof cell === 'string' ? <RangeText text={cell} /> : cell;
  if (column.isNamedOnCard) {
    return (
      <Named>
        <Name>{column.header}</Name>
        <span>{value}</span>
      </Named>
    );
  }
  return (
    <>
      <VisuallyHidden>{column.header}</VisuallyHidden>
      <TextSpan>{value}</TextSpan>
    </>
  );
}

const Note = chakra('div', { base: { gridColumn: '1 / -1', marginTop: '2', fontSize: 'xs', color: 'fg.muted' } });

/** What is to be known about a row, below all of it. */
export function RowNote<Row>({ row, rowNote }: Pick<RowProps<Row>, 'row' | 'rowNote'>) {
  const note = rowNote?.(row);
  return note ? <Note data-note>{note}</Note> : null;
}
