import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { migrationsFolder } from './session.ts';

/**
 * A change of a table waits for every transaction that has used it, and every call comes behind it. So it gives up soon,
 * before PostgreSQL looks for a deadlock (1 s) and might end a customer's transaction in place of it, and tries again.
 */
const LOCK_TIMEOUT_MS = 500;
const PAUSE_MS = 1_000;
/** A backup uses all tables until it is done. */
const PATIENCE_MS = 10 * 60_000;

/** Beside processes that serve: all pending migrations in one transaction, and again until nobody is in the way. */
export async function migrateServer(db: NodePgDatabase, folder = migrationsFolder): Promise<void> {
  // Of several processes that start together the others wait; the lock ends with the pool's only connection.
  await db.execute(sql`select pg_advisory_lock(hashtext('portal migrations'))`);
  await db.execute(sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, false)`);
  for (const end = Date.now() + PATIENCE_MS; ; await wait(PAUSE_MS)) {
    try {
      await migrate(db, { migrationsFolder: folder });
      return;
    } catch (error) {
      if (!isInTheWay(error) || Date.now() > end) throw error;
    }
  }
}

/** lock_not_available, deadlock_detected */
const CODES = new Set(['55P03', '40P01']);

function isInTheWay(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (CODES.has(String(Reflect.get(cause, 'code')))) return true;
  }
  return false;
}
