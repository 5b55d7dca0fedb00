import { useLayoutEffect } from 'react';

type RootMark = 'strip' | 'dock' | 'bar' | 'action-bar' | 'skeleton';

const counts = new Map<RootMark, number>();

/**
 * Marks the page's root element, for example as `data-has-dock`, while it is rendered. The selector `html:has(…)` needs
 * no script, but then the browser searches the whole page at almost every change, which is slow with a long list.
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
