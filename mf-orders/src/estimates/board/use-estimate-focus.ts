import { useEffect, useState } from 'react';
import { estimateNameId } from './estimate-rows.ts';

interface EstimateFocus {
  /** For an estimate that the customer asked for: the page scrolls to it. */
  goTo: (id: string) => void;
  /**
   * For an estimate that was answered. The pressed button is gone, so the keyboard's focus follows the estimate. With a
   * mouse or a finger the page does not scroll, so that the next estimate stays on screen.
   */
  follow: (id: string) => void;
}

/** Moves the focus to the name of an estimate, once the list shows it. */
export function useEstimateFocus(): EstimateFocus {
  const [target, setTarget] = useState<{ id: string; isAsked: boolean } | null>(null);
  useEffect(() => {
    const name = target && document.getElementById(estimateNameId(target.id));
    if (!name) return;
    name.focus({ preventScroll: true });
    if (target.isAsked || name.matches(':focus-visible')) name.scrollIntoView({ block: 'nearest' });
  }, [target]);
  return {
    goTo: (id) => setTarget({ id, isAsked: true }),
    follow: (id) => setTarget({ id, isAsked: false }),
  };
}
