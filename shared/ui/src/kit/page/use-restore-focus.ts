import { type FocusEvent, useRef } from 'react';

/**
 * For what closes by a press: returns the focus to where it was before, or to the page's heading. Otherwise the
 * keyboard would begin at the top.
 */
export function useRestoreFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    remember: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    giveBack: () => {
      const target = before.current?.isConnected ? before.current : document.querySelector<HTMLElement>('h1');
      before.current = null;
      target?.focus({ preventScroll: true });
    },
  };
}
