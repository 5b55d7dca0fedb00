import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { Database } from './database.ts';

export type DatabaseLocation = { dataDir: string } | { url: string } | { memory: true };

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
const STATEMENT_TIMEOUT_MS = 8_000;

/**
 * Settings of each session. Without the first, the planner thinks of spinning disks and reads a whole table where the
 * trigram index is ten times as fast (measured); the second keeps the server's own time zone out of every answer.
 */
const settings = { random_page_cost: '1.1', timezone: 'UTC' };

/** Opens the database and brings its schema up to date. The only place that knows which engine it is. */
export const openDatabase = (location: DatabaseLocation): Promise<Database> =>
  'url' in location ? openServer(location.url) : openEmbedded('dataDir' in location ? location.dataDir : undefined);

async function openServer(url: string): Promise<Database> {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: options.join(' '),
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = drizzleServer(pool);
  try {
    await migrateServer(db, { migrationsFolder });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { engine: 'postgres', db, close: () => pool.end() };
}

async function openEmbedded(dataDir: string | undefined): Promise<Database> {
  const client = await PGlite.create({ ...(dataDir === undefined ? {} : { dataDir }), extensions: { pg_trgm } });
  try {
    for (const [name, value] of Object.entries(settings)) await client.exec(`set ${name} = '${value}'`);
    const db = drizzleEmbedded(client);
    await migrateEmbedded(db, { migrationsFolder });
    return { engine: 'pglite', db, close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}
