import { useQueryClient } from '@portal/platform/query';
import { type PointerEvent, useEffect, useRef } from 'react';
import { usePortal } from '#federation/portal/portal.ts';
import { prefetchReads } from '#federation/prefetch/prefetch.ts';
import { prefetchPageSoon } from '#federation/prefetch/prefetch-page.ts';

/** A pointer that rests for less is on its way to something else. */
const RESTING_MS = 100;

/**
 * Prefetches the page at `pathname` while the pointer is on its link: its code at once, and its first reads once a
 * mouse rests on it. Touch has no hover, and the keyboard passes through all links, so they load only the code.
 */
export function useHoverPrefetch(pathname: string) {
  const portal = usePortal();
  const cache = useQueryClient();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(resting.current);
  // A link that is removed gets no pointerout.
  useEffect(() => end, []);
  const load = () => prefetchPageSoon(portal, pathname);
  return {
    onFocus: load,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      load();
      end();
      if (pointerType !== 'mouse') return;
      resting.current = setTimeout(() => void prefetchReads(portal, pathname, cache), RESTING_MS);
    },
    onPointerLeave: end,
    // After a press the page reads for itself.
    onPointerDown: end,
  };
}
