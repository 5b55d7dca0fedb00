import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from '#platform/platform.ts';
import { ProblemError, problemResponse } from './problem.ts';

interface Window {
  startedAt: number;
  count: number;
}

/** So many requests of one address in a minute; for the calls that need no sign-in. */
export function rateLimit(options: { perMinute: number; clock: Clock }): MiddlewareHandler {
  const windows = new Map<string, Window>();
  return async (context, next) => {
    const now = options.clock.now().getTime();
    const window = currentWindow(windows, addressOf(context), now);
    window.count += 1;
    if (window.count <= options.perMinute) return next();
    context.header('Retry-After', String(Math.ceil((window.startedAt + 60_000 - now) / 1000)));
    return problemResponse(context, new ProblemError(429));
  };
}

function currentWindow(windows: Map<string, Window>, address: string, now: number): Window {
  const known = windows.get(address);
  if (known && now - known.startedAt < 60_000) return known;
  // They stand in the order of their beginning, so that the old ones are swept without a look at the others.
  windows.delete(address);
  for (const [key, window] of windows) {
    if (now - window.startedAt < 60_000) break;
    windows.delete(key);
  }
  const fresh = { startedAt: now, count: 0 };
  windows.set(address, fresh);
  return fresh;
}

/** The connection's own address: a forwarded-for header is whatever the caller writes. */
function addressOf(context: Context): string {
  const incoming: unknown = context.env?.incoming;
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return 'unknown';
  const { socket } = incoming;
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket)) return 'unknown';
  return String(socket.remoteAddress);
}
