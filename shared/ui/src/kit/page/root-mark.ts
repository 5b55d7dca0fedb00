import { useLayoutEffect } from 'react';

type RootMark = 'strip' | 'dock' | 'bar' | 'action-bar' | 'skeleton';

const counts = new Map<RootMark, number>();

/**
 * Marks the page's root element, as `data-has-dock`, for as long as it is rendered. A selector as `html:has(…)` would say
 * the same without a script. But with almost everything that comes or goes the browser then looks through the whole page
 * for what is not there, and in a long list that takes longer than the change.
 */
export function useRootMark(mark: RootMark | null): void {
  useLayoutEffect(() => {
    if (!mark) return;
    count(mark, 1);
    return () => count(mark, -1);
  }, [mark]);
}

function count(mark: RootMark, by: 1 | -1): void {
  const total = (counts.get(mark) ?? 0) + by;
  counts.set(mark, total);
  document.documentElement.toggleAttribute(`data-has-${mark}`, total > 0);
}
