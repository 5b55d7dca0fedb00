import { type PointerEvent, useEffect, useRef } from 'react';
import { usePortal } from '#portal/portal.ts';
import { readPageAhead } from '#portal/read-ahead.ts';
import { warm } from '#portal/warm.ts';

/** Shorter, and the pointer is on its way to something else. */
const RESTING_MS = 100;

/**
 * What a link to the page at `pathname` does before it is pressed: its code is loaded, and once a mouse rests on it, so is
 * what the page begins with. A finger rests on nothing that it does not press.
 */
export function useApproach(pathname: string) {
  const portal = usePortal();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWanted = useRef(false);
  const leave = () => {
    isWanted.current = false;
    clearTimeout(resting.current);
  };
  useEffect(() => leave, []);
  const load = () => void warm(portal, pathname);
  return {
    onFocus: load,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      load();
      leave();
      if (pointerType !== 'mouse') return;
      isWanted.current = true;
      resting.current = setTimeout(() => void readPageAhead(portal, pathname, () => isWanted.current), RESTING_MS);
    },
    onPointerLeave: leave,
    // From then on the page asks for itself.
    onPointerDown: leave,
  };
}
