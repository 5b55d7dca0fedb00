import { useLayoutEffect } from 'react';

/** The page behind gets its title back, unless it has given itself another one meanwhile. */
export function useTitleMeanwhile(title: string): void {
  // Before the message itself names the tab.
  useLayoutEffect(() => {
    const before = document.title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
