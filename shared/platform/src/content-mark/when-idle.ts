import { whenContent } from './content-mark.ts';

/** The wait in Safari, which has no idle callbacks. */
const SOON_MS = 500;

/** Runs `start` once the first page shows its data and the browser is idle. */
export function whenIdle(start: () => void): void {
  whenContent(() => ('requestIdleCallback' in window ? window.requestIdleCallback(start) : setTimeout(start, SOON_MS)));
}
