import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { migrationsFolder, sessionSettings } from './session.ts';

const STATEMENT_TIMEOUT_MS = 8_000;

/** A PostgreSQL server, 15 or later. */
export async function openServer(url: string): Promise<Database> {
  const options = Object.entries(sessionSettings).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: options.join(' '),
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool);
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { engine: 'postgres', db, close: () => pool.end() };
}
