/** At most one read in this time [7.51]. */
export const READ_EVERY_MS = 600_000;

/**
 * How long to wait before the next read; `lastEnd` is when the last one ended. One millisecond more than the pace,
 * since the SDK still repeats an answer of exactly that age. A clock that was set back does not delay it.
 */
export function waitBeforeRead(lastEnd: number | null, now: number, everyMs: number): number {
  if (lastEnd === null || now < lastEnd) return 0;
  return Math.max(0, lastEnd + everyMs + 1 - now);
}
