import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Whether the database answers now. */
export const isReachable = (db: Db): Promise<boolean> =>
  db
    .select({ one: sql`1` })
    .from(sql`(select 1) as one`)
    .then(
      () => true,
      () => false,
    );
