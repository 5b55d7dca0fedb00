import type { Clock } from '@portal/lessee-api/platform';

const MINUTE_MS = 60_000;

/** Counts one request; false: there were more than `most` in this minute. */
export function createMinuteLimit(clock: Clock, most: number): () => boolean {
  let minute = { startedAt: 0, count: 0 };
  return () => {
    const now = clock.now().getTime();
    if (now - minute.startedAt >= MINUTE_MS) minute = { startedAt: now, count: 0 };
    minute.count += 1;
    return minute.count <= most;
  };
}
