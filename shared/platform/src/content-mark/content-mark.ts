import { useLayoutEffect } from 'react';
import { afterPaint } from './after-paint.ts';

/** The user timing of the moment from which a page shows its data; the newest one counts. */
export const CONTENT_MARK = 'portal:content';

let placeholders = 0;
let frame: number | undefined;
let isMarked = false;
const waiting: (() => void)[] = [];

/** For placeholders: no content mark is set while one is mounted. */
export function useHeldContentMark(): void {
  useLayoutEffect(() => {
    placeholders += 1;
    return () => {
      placeholders -= 1;
      markContent();
    };
  }, []);
}

/** Called when a page is shown: the next frame without a placeholder is marked. */
export function markContent(): void {
  // Hundreds of placeholders unmount at once, and requesting a frame is not cheap.
  if (frame !== undefined) return;
  frame = requestAnimationFrame(() => {
    frame = undefined;
    if (placeholders > 0) return;
    // A frame's callback runs before its styles and layout, which may take long. This computes them first.
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

/** If data are still loading then, `act` runs all the same. */
const AT_LATEST_MS = 2000;

/**
 * Runs `act` once the screen shows the page's data, so that the data do not wait for what is only beside them. Returns
 * the function that cancels it.
 */
export function afterData(act: () => void): () => void {
  if (placeholders === 0) return afterPaint(act);
  let isCalledOff = false;
  let callOffPaint: (() => void) | undefined;
  const begin = () => {
    clearTimeout(limit);
    if (!isCalledOff) callOffPaint ??= afterPaint(act);
  };
  const limit = setTimeout(begin, AT_LATEST_MS);
  waiting.push(begin);
  return () => {
    isCalledOff = true;
    clearTimeout(limit);
    callOffPaint?.();
  };
}
