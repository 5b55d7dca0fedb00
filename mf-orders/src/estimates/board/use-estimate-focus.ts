import { useEffect, useState } from 'react';
import { estimateNameId } from './estimate-rows.ts';

interface EstimateFocus {
  /** An estimate that the customer asked for: the page goes there. */
  goTo: (id: string) => void;
  /**
   * An estimate that was answered. The pressed button is gone, so the keyboard's focus goes with the estimate; whoever
   * works with mouse or finger keeps their place on the page, where the next estimate is.
   */
  follow: (id: string) => void;
}

/** Puts the focus at the name of an estimate, once the list shows it. */
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
