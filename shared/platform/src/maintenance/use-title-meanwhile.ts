import { useLayoutEffect } from 'react';

/** Sets the title. Afterwards the page behind gets its title back, unless it has set another one meanwhile. */
export function useTitleMeanwhile(title: string): void {
  // Before an effect of the message sets the title.
  useLayoutEffect(() => {
    const before = document.title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
