import { lte, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { rateWindows } from './schema/rate-window.ts';

interface CountedWindow {
  readonly count: number;
  readonly endsAt: Date;
}

interface Counted {
  readonly key: string;
  readonly now: Date;
  readonly lengthMs: number;
}

/** Counts once for the key, and says how often all processes have since its window began, which this may do. */
export async function countInWindow(db: Db, { key, now, lengthMs }: Counted): Promise<CountedWindow> {
  const { count, endsAt } = rateWindows;
  const hasEnded = lte(endsAt, now);
  const [window] = await db
    .insert(rateWindows)
    .values({ key, count: 1, endsAt: new Date(now.getTime() + lengthMs) })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        count: sql`case when ${hasEnded} then 1 else ${count} + 1 end`,
        endsAt: sql`case when ${hasEnded} then excluded.ends_at else ${endsAt} end`,
      },
    })
    .returning({ count, endsAt });
  if (!window) throw new Error('An upsert answers its row.');
  return window;
}
