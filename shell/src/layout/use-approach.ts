import { type PointerEvent, useEffect, useRef } from 'react';
import { type Portal, usePortal } from '#portal/portal.ts';
import { readPageAhead } from '#portal/read-ahead.ts';
import { warmSoon } from '#portal/warm.ts';

/** Shorter, and the pointer is on its way to something else. */
const RESTING_MS = 100;

/**
 * What a link to the page at `pathname` does before it is pressed: its code is loaded, and once a mouse rests on it, so is
 * what the page begins with. A finger rests on nothing that it does not press.
 */
export function useApproach(pathname: string) {
  const portal = usePortal();
  const resting = useRef<AbortController>(undefined);
  const leave = () => resting.current?.abort();
  useEffect(() => leave, []);
  const load = () => warmSoon(portal, pathname);
  return {
    onFocus: load,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      load();
      leave();
      if (pointerType !== 'mouse') return;
      resting.current = new AbortController();
      void rest(portal, pathname, resting.current.signal);
    },
    onPointerLeave: leave,
    // From then on the page asks for itself.
    onPointerDown: leave,
  };
}

/** `left`: the mouse has gone on, or pressed. */
async function rest(portal: Portal, pathname: string, left: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, RESTING_MS));
  if (!left.aborted) await readPageAhead(portal, pathname, left);
}
