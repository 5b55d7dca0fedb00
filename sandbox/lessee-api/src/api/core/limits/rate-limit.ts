import { countInWindow } from '#database/count-in-window.ts';
import type { Db } from '#database/database.ts';
import { ProblemError } from '../problem.ts';

const MINUTE_MS = 60_000;

interface Limit {
  /** All processes count the requests of one name together. */
  readonly name: string;
  readonly perMinute: number;
}

/** Counts one request for the key. null: it is allowed; otherwise the end of the minute that has had too many. */
export type CountRequest = (key: string, now: Date) => Promise<Date | null>;

export function createMinuteLimit(db: Db, { name, perMinute }: Limit): CountRequest {
  /** Who is over the limit, until when. A loop of such requests costs the database nothing. */
  const refusedUntil = new Map<string, Date>();
  return async (key, now) => {
    const known = refusedUntil.get(key);
    if (known && known > now) return known;
    const { count, endsAt } = await countInWindow(db, { key: `${name} ${key}`, now, lengthMs: MINUTE_MS });
    if (count <= perMinute) return null;
    for (const [other, end] of refusedUntil) if (end <= now) refusedUntil.delete(other);
    refusedUntil.set(key, endsAt);
    return endsAt;
  };
}

/** Throws when the key is over the limit; the answer says when to come again. */
export async function refuseBeyond(count: CountRequest, key: string, now: Date): Promise<void> {
  const end = await count(key, now);
  if (end === null) return;
  throw new ProblemError(429, { retryAfterSeconds: Math.ceil((end.getTime() - now.getTime()) / 1000) });
}
