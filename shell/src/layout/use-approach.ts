import { useQueryClient } from '@portal/shared/query';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { usePortal } from '#portal/portal.ts';
import { type AreaPages, readPageAhead } from '#portal/read-ahead.ts';
import { warmSoon } from '#portal/warm.ts';

/** Shorter, and the pointer is on its way to something else. */
const RESTING_MS = 100;

/**
 * What a link to the page at `pathname` does before it is pressed: its code is loaded, and once a mouse rests on it, so is
 * what the page begins with. A finger rests on nothing that it does not press.
 */
export function useApproach(pathname: string) {
  const portal = usePortal();
  const cache = useQueryClient();
  const resting = useRef<AbortController>(undefined);
  const [ready, setReady] = useState<AreaPages | null>(null);
  const stop = useCallback(() => setReady(null), []);
  const leave = () => {
    resting.current?.abort();
    stop();
  };
  useEffect(() => () => resting.current?.abort(), []);
  const load = () => warmSoon(portal, pathname);

  async function rest(left: AbortSignal): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, RESTING_MS));
    if (left.aborted) return;
    const pages = await readPageAhead(portal, pathname, { cache, left });
    if (!left.aborted) setReady(pages);
  }

  return {
    /** The page's area while the page can be rehearsed, and what ends that. */
    ready,
    stop,
    handlers: {
      onFocus: load,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        load();
        leave();
        if (pointerType !== 'mouse') return;
        resting.current = new AbortController();
        void rest(resting.current.signal);
      },
      onPointerLeave: leave,
      // From then on the page asks for itself.
      onPointerDown: leave,
    },
  };
}
