import type { Clock } from '#platform/platform.ts';
import { ProblemError } from './problem.ts';

interface Window {
  startedAt: number;
  count: number;
}

/** Counts a request for the key, and says which it is in the key's minute. */
export function createMinuteCounter(): (key: string, now: Date) => Readonly<Window> {
  const windows = new Map<string, Window>();
  return (key, now) => {
    const window = currentWindow(windows, key, now.getTime());
    window.count += 1;
    return window;
  };
}

/**
 * Allows this many requests a minute for each key. Counts one request for the key, or throws when the key is over its
 * limit.
 */
export function createRateLimit(perMinute: number, clock: Clock): (key: string) => void {
  const countOne = createMinuteCounter();
  return (key) => {
    const now = clock.now();
    const { startedAt, count } = countOne(key, now);
    if (count <= perMinute) return;
    throw new ProblemError(429, { retryAfterSeconds: Math.ceil((startedAt + 60_000 - now.getTime()) / 1000) });
  };
}

function currentWindow(windows: Map<string, Window>, key: string, now: number): Window {
  const known = windows.get(key);
  if (known && now - known.startedAt < 60_000) return known;
  // The windows are in the order of their start, so the sweep can stop at the first fresh one.
  windows.delete(key);
  for (const [other, window] of windows) {
    if (now - window.startedAt < 60_000) break;
    windows.delete(other);
  }
  const fresh = { startedAt: now, count: 0 };
  windows.set(key, fresh);
  return fresh;
}
