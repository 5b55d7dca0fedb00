import { whenContent } from './content-mark.ts';

/** What stands for idleness in Safari, which has no idle callbacks. */
const SOON_MS = 500;

/** Runs `start` once the first page shows its data and the browser has nothing else to do. */
export function inSpareTime(start: () => void): void {
  whenContent(() => ('requestIdleCallback' in window ? window.requestIdleCallback(start) : setTimeout(start, SOON_MS)));
}
