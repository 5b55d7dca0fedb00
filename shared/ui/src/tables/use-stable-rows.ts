import { useEffect, useMemo, useRef } from 'react';
import type { DataTableProps } from './table-column.ts';

/**
 * The same rows; a row with the same content stays the same object, and so does an unchanged list. In another order
 * only the elements move, and no row is rendered again.
 */
export function useStableRows<Row>(rows: readonly Row[], rowKey: DataTableProps<Row>['rowKey']): readonly Row[] {
  const shown = useRef(rows);
  // Not `rowKey`: it is a new function each time, with the same meaning.
  const kept = useMemo(() => reuseRows(shown.current, rows, rowKey), [rows]);
  useEffect(() => {
    shown.current = kept;
  });
  return kept;
}

export function reuseRows<Row>(
  before: readonly Row[],
  rows: readonly Row[],
  rowKey: DataTableProps<Row>['rowKey'],
): readonly Row[] {
  if (rows === before) return before;
  const byKey = new Map(before.map((row) => [rowKey(row), row]));
  const kept = rows.map((row) => {
    const old = byKey.get(rowKey(row));
    return old !== undefined && isAlike(old, row) ? old : row;
  });
  const isUnchanged = kept.length === before.length && kept.every((row, index) => row === before[index]);
  return isUnchanged ? before : kept;
}

function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isAlike(one[name], other[name]))
  );
}

/** A plain object; anything else (a date, a file) is equal only if it is the same object. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  ['[object Object]', '[object Array]'].includes(Object.prototype.toString.call(value));
