import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * After many rows were written: what a server's autovacuum does a minute later. The embedded engine has none, and
 * without it the planner guesses, and every count looks into the table. Not in a transaction.
 */
export async function settle({ engine, db }: Database): Promise<void> {
  if (engine === 'pglite') await db.execute(sql.raw('vacuum analyze'));
}
