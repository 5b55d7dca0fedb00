import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/layout.ts';
import { Unbroken } from '../layout/unbroken.tsx';
import { type Column, cardCell, type DataTableProps } from './table-column.ts';
import { SortBar } from './table-header.tsx';
import { useRowOpener } from './table-row-link.tsx';

interface RowListProps<Row> extends DataTableProps<Row> {
  /** What a row shows. */
  children: (row: Row) => ReactNode;
  look: SystemStyleObject;
}

/** The rows of a table without columns: a list, with the sorting above it. */
export function RowList<Row>({ children, look, ...props }: RowListProps<Row>) {
  const { caption, columns, rows, rowKey, sort = null, onSort } = props;
  const opener = useRowOpener(props);
  return (
    <>
      <SortBar columns={columns} sort={sort} onSort={onSort} />
      <chakra.ul aria-label={caption} css={look}>
        {rows.map((row) => (
          <chakra.li key={rowKey(row)} onClick={opener?.(row)} cursor={opener ? 'pointer' : undefined}>
            {children(row)}
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}

const Named = chakra('span', { base: { display: 'flex', gap: '2' } });
// Wide enough for six characters, so that the values of several names line up.
const Name = chakra('span', { base: { flex: '0 0 auto', minWidth: '6em' } });

/** The values explain themselves side by side; read out one by one they need the column's name. */
export function Labelled<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const cell = cardCell(column, row);
  const value = column.kind === 'period' && typeof cell === 'string' ? <Unbroken text={cell} /> : cell;
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
      {value}
    </>
  );
}
