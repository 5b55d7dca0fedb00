import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open.ts';
import { findPostgres, startPrivatePostgres } from '#database/private-postgres/private-postgres.ts';
import { migrationsFolder } from '#database/session.ts';
import { fill } from './data.ts';

const CACHE = fileURLToPath(new URL('../../../.cache/bench', import.meta.url));

/**
 * A PostgreSQL with 100,000 orders. The database is kept: a changed schema or changed rows lead to a new one.
 * @throws where no PostgreSQL is installed.
 */
export async function openFilled(say: (line: string) => void): Promise<Database> {
  const binDir = await findPostgres();
  if (binDir === null)
    throw new Error(
      'No PostgreSQL is installed here: install version 15 or later, or name its folder in PORTAL_POSTGRES_BIN.',
    );
  await mkdir(CACHE, { recursive: true });
  const server = await startPrivatePostgres({ binDir, dir: join(CACHE, 'postgres') });
  try {
    const name = `bench_${await version()}`;
    const isFilled = await onServer(server.url, (client) => makeDatabase(client, name));
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    const database = await openDatabase({ url: url.href });
    if (!isFilled) {
      say('Making the data, once ...');
      await fill(database.db, say);
      // A connection of its own: it takes longer than any request may.
      await onServer(url.href, (client) => client.query('vacuum analyze'));
      await database.db.execute(sql.raw(`comment on database ${name} is 'ready'`));
    }
    return {
      ...database,
      close: async () => {
        await database.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function onServer<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether it is filled already. The comment on the database says so and is written last. */
async function makeDatabase(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ name: string; comment: string | null }>(
    "select datname as name, shobj_description(oid, 'pg_database') as comment from pg_database where datname like 'bench\\_%'",
  );
  if (rows.some((row) => row.name === name && row.comment === 'ready')) return true;
  for (const row of rows) await client.query(`drop database ${row.name}`);
  await client.query(`create database ${name}`);
  return false;
}

async function version(): Promise<string> {
  const migrations = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  const hash = createHash('sha256');
  for (const file of [
    ...migrations.map((migration) => join(migrationsFolder, migration)),
    fileURLToPath(new URL('data.ts', import.meta.url)),
  ])
    hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}
