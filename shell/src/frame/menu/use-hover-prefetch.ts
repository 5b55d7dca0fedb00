import { useQueryClient } from '@portal/platform/query';
import { type PointerEvent, useEffect, useRef } from 'react';
import { usePortal } from '#federation/portal/portal.ts';
import { prefetchReads } from '#federation/prefetch/prefetch.ts';
import { warmSoon } from '#federation/prefetch/warm.ts';

/** Shorter, and the pointer is on its way to something else. */
const RESTING_MS = 100;

/**
 * What a link to the page at `pathname` does before it is pressed: its code is loaded, and once a mouse rests on it, so are
 * the data that the page begins with. Touch has no hover, and the keyboard passes through all links: they load the code.
 */
export function useHoverPrefetch(pathname: string) {
  const portal = usePortal();
  const cache = useQueryClient();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(resting.current);
  // No pointer leaves a link that is gone.
  useEffect(() => end, []);
  const load = () => warmSoon(portal, pathname);
  return {
    onFocus: load,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      load();
      end();
      if (pointerType !== 'mouse') return;
      resting.current = setTimeout(() => void prefetchReads(portal, pathname, cache), RESTING_MS);
    },
    onPointerLeave: end,
    // From then on the page asks for itself.
    onPointerDown: end,
  };
}
