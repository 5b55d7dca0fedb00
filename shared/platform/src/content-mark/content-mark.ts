import { useLayoutEffect } from 'react';
import { afterPicture } from './after-picture.ts';

/** The user timing of the moment from which a page shows its data. Whoever measures reads the newest one. */
export const CONTENT_MARK = 'portal:content';

let placeholders = 0;
let frame: number | undefined;
let isMarked = false;
const waiting: (() => void)[] = [];

/** For what stands in place of data. */
export function useHeldContentMark(): void {
  useLayoutEffect(() => {
    placeholders += 1;
    return () => {
      placeholders -= 1;
      markContent();
    };
  }, []);
}

/** A page is on the screen: it is marked in the next frame that has no placeholder. */
export function markContent(): void {
  // Hundreds of placeholders go at once, and asking for a frame costs more than it looks.
  if (frame !== undefined) return;
  frame = requestAnimationFrame(() => {
    frame = undefined;
    if (placeholders > 0) return;
    // A frame's callback comes before its styles and layout, which can take longer than all that was before them.
    document.documentElement.getBoundingClientRect();
    performance.mark(CONTENT_MARK);
    isMarked = true;
    for (const run of waiting.splice(0)) run();
  });
}

/** Calls `run` when the first page shows its data; at once if it does already. */
export function whenContent(run: () => void): void {
  if (isMarked) run();
  else waiting.push(run);
}

/** What is still loading then may take long: the rest of the page does not wait for it. */
const AT_LATEST_MS = 2000;

/**
 * Runs `act` once the screen shows the page's data, so that these do not wait for what is only beside them. Returns what
 * calls it off.
 */
export function afterData(act: () => void): () => void {
  if (placeholders === 0) return afterPicture(act);
  let isCalledOff = false;
  let callOffPicture: (() => void) | undefined;
  const begin = () => {
    clearTimeout(limit);
    if (!isCalledOff) callOffPicture ??= afterPicture(act);
  };
  const limit = setTimeout(begin, AT_LATEST_MS);
  waiting.push(begin);
  return () => {
    isCalledOff = true;
    clearTimeout(limit);
    callOffPicture?.();
  };
}
