import { useQueryClient } from '@portal/shared/query';
import { type PointerEvent, useCallback, useEffect, useRef } from 'react';
import { usePortal } from '#portal/portal.ts';
import { usePrepare } from '#portal/prepared-page.tsx';
import { readPageAhead } from '#portal/read-ahead.ts';
import { warmSoon } from '#portal/warm.ts';

/** Shorter, and the pointer is on its way to something else. */
const RESTING_MS = 100;

/**
 * What a link to the page at `pathname` does before it is pressed: its code is loaded, and once a mouse rests on it, so is
 * what the page begins with; then the page is prepared until the mouse leaves. A finger rests on nothing that it does not press.
 */
export function useApproach(pathname: string) {
  const portal = usePortal();
  const cache = useQueryClient();
  const resting = useRef<AbortController>(undefined);
  const prepare = usePrepare();
  const end = () => resting.current?.abort();
  const leave = useCallback(() => {
    resting.current?.abort();
    prepare((prepared) => (prepared === pathname ? null : prepared));
  }, [prepare, pathname]);
  // No pointer leaves a link that is gone.
  useEffect(() => leave, [leave]);
  const load = () => warmSoon(portal, pathname);

  async function rest(left: AbortSignal): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, RESTING_MS));
    if (left.aborted) return;
    const isReady = await readPageAhead(portal, pathname, { cache, left });
    if (isReady && !left.aborted) prepare(() => pathname);
  }

  return {
    onFocus: load,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      load();
      end();
      if (pointerType !== 'mouse') return;
      resting.current = new AbortController();
      void rest(resting.current.signal);
    },
    onPointerLeave: leave,
    // From then on the page asks for itself.
    onPointerDown: end,
  };
}
