import { memo } from 'react';
import { TextSpan } from '../kit/layout/text-span.tsx';
import { type Column, type DataTableProps, titleColumn } from './table-column.ts';
import { RowTitle } from './table-row-link.tsx';
import { type RowProps, useRowTarget } from './use-row-target.ts';

export function TableRows<Data>(props: DataTableProps<Data>) {
  const { rows, rowKey } = props;
  const targetOf = useRowTarget(props);
  return (
    <tbody>
      {rows.map((row) => (
        <Row key={rowKey(row)} {...targetOf(row)} />
      ))}
    </tbody>
  );
}

/** Plain elements, which the table styles: components for seven cells of a hundred rows would be slow. */
function EachRow<Data>({ onOpen, ...props }: RowProps<Data>) {
  const { row, columns } = props;
  const title = titleColumn(columns);
  const note = props.rowNote?.(row);
  const cells = (
    <tr data-opens={onOpen ? '' : undefined} onClick={onOpen && ((event) => onOpen(row, event))}>
      {columns.map((column) => (
        <td
          key={column.key}
          data-kind={column.kind}
          style={column.minWidth ? { minWidth: column.minWidth } : undefined}
        >
          {column === title ? <RowTitle {...props} column={column} /> : <Value row={row} column={column} />}
          {column.secondary ? <span data-secondary>{column.secondary(row)}</span> : null}
        </td>
      ))}
    </tr>
  );
  if (!note) return cells;
  return (
    <>
      {cells}
      <tr data-note>
        <td colSpan={columns.length}>{note}</td>
      </tr>
    </>
  );
}
const Row = memo(EachRow) as typeof EachRow;

/** Everything except texts of several lines stays on one line: there is room for it here. */
const Value = <Data,>({ row, column }: { row: Data; column: Column<Data> }) =>
  column.kind === undefined || column.kind === 'text' ? (
    <TextSpan>{column.cell(row)}</TextSpan>
  ) : (
    <span data-value>{column.cell(row)}</span>
  );
