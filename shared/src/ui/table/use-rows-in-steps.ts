import { useNavigationType } from '@portal/shared/router';
import { useDeferredValue, useState } from 'react';

/** What is above the first row at least: header, heading and the columns' names. */
const ABOVE_PX = 180;

interface RowsInSteps<Row> {
  rows: readonly Row[];
  /** Newer rows are on their way. */
  isLate: boolean;
}

/**
 * Many rows are rendered in steps, so that nothing that the customer does meanwhile waits for them. On a page that a link
 * has opened, the rows that fill the screen come first. Whoever comes back finds all of them: the place that they left.
 *
 * @param lowestPx How low a row can be; null: the rows come together, since the columns are as wide as all need.
 */
export function useRowsInSteps<Row>(all: readonly Row[], lowestPx: number | null): RowsInSteps<Row> {
  const isOpened = useNavigationType() === 'PUSH';
  const [first] = useState(() => {
    if (!isOpened || lowestPx === null) return undefined;
    const fitting = Math.max(1, Math.ceil((window.innerHeight - ABOVE_PX) / lowestPx));
    return fitting < all.length ? all.slice(0, fitting) : undefined;
  });
  const rows = useDeferredValue(all, first);
  return { rows, isLate: rows !== all && rows !== first };
}
