import { useNavigationType } from '@portal/shared/router';
import { useDeferredValue, useState } from 'react';

/** The least that rows need: how far below the top of the screen the first of them begins, and how high each is. */
export interface LeastPx {
  above: number;
  each: number;
}

interface RowsInSteps<Row> {
  rows: readonly Row[];
  /** Newer rows are on their way. */
  isLate: boolean;
}

/**
 * Many rows are rendered in steps, so that nothing that the customer does meanwhile waits for them. On a page that a link
 * has opened, the rows that fill the screen come first. Whoever comes back finds all of them: the place that they left.
 *
 * @param least null: the rows come together, since the columns are as wide as all of them need.
 */
export function useRowsInSteps<Row>(all: readonly Row[], least: LeastPx | null): RowsInSteps<Row> {
  const isOpened = useNavigationType() === 'PUSH';
  const [first] = useState(() => {
    if (!isOpened || least === null) return undefined;
    const fitting = Math.max(1, Math.ceil((window.innerHeight - least.above) / least.each));
    return fitting < all.length ? all.slice(0, fitting) : undefined;
  });
  const rows = useDeferredValue(all, first);
  return { rows, isLate: rows !== all && rows !== first };
}
