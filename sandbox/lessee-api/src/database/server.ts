import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { migrateServer } from './migrate-server.ts';
import { sessionSettings } from './session.ts';
import { assertSuitable } from './suitability.ts';

const STATEMENT_TIMEOUT_MS = 8_000;
/** A server that does not answer is a failure, not a wait without end. */
const CONNECTION_TIMEOUT_MS = 5_000;

/** A PostgreSQL server, 15 or later. */
export async function openServer(url: string): Promise<Database> {
  const options = Object.entries(sessionSettings).map(([name, value]) => `-c ${name}=${value}`);
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    options: options.join(' '),
  };
  await prepare(new Pool({ ...connection, max: 1 }));
  const pool = new Pool({ ...connection, max: 10, statement_timeout: STATEMENT_TIMEOUT_MS });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return { engine: 'postgres', db: drizzle(pool), close: () => pool.end() };
}

/** Without the time limit of requests: an index on a large table takes its time. */
async function prepare(pool: Pool): Promise<void> {
  pool.on('error', () => {});
  try {
    const db = drizzle(pool);
    await migrateServer(db);
    await assertSuitable(db);
  } finally {
    await pool.end();
  }
}
