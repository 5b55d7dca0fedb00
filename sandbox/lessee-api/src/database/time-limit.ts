import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** For thousands of rows at once, which on a slow server take longer than any request may. */
export const withoutTimeLimit = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    return work(tx);
  });
