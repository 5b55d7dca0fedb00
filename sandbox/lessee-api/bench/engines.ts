import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database, Db } from '#database/database.ts';
import { openDatabase } from '#database/open.ts';
import { findPostgres, startPrivatePostgres } from '#database/private-postgres.ts';
import { migrationsFolder } from '#database/session.ts';
import { fill } from './data.ts';

export const engineNames = ['pglite', 'postgres'] as const;
export type EngineName = (typeof engineNames)[number];

export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  readonly database: Database;
  /** What a server does on its own after many rows have changed. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

const CACHE = fileURLToPath(new URL('../../../.cache/bench', import.meta.url));

/** The databases are kept. A changed schema or changed rows lead to new ones. */
export async function openEngine(name: EngineName, say: (line: string) => void): Promise<Engine | null> {
  await mkdir(CACHE, { recursive: true });
  return name === 'pglite' ? openEmbedded(say) : openServer(say);
}

async function openEmbedded(say: (line: string) => void): Promise<Engine> {
  const dataDir = join(CACHE, `pglite-${await version()}`);
  const ready = `${dataDir}.ready`;
  if (!existsSync(ready)) {
    for (const old of await readdir(CACHE)) {
      if (old.startsWith('pglite-')) await rm(join(CACHE, old), { recursive: true });
    }
  }
  const database = await openDatabase({ dataDir });
  const vacuum = async (): Promise<void> => void (await database.db.execute(sql.raw('vacuum analyze')));
  if (!existsSync(ready)) await makeData(database, vacuum, say);
  await writeFile(ready, '');
  return { ...(await describe('pglite', database)), vacuum, close: () => database.close() };
}

async function openServer(say: (line: string) => void): Promise<Engine | null> {
  const binDir = await findPostgres();
  if (binDir === null) return null;
  // Otherwise the first change to a page after a checkpoint logs the whole page, which says nothing about a write.
  const settings = { full_page_writes: 'off' };
  const server = await startPrivatePostgres({ binDir, dir: join(CACHE, 'postgres'), settings });
  try {
    const name = `bench_${await version()}`;
    const isReady = await onServer(server.url, (client) => makeServerDatabase(client, name));
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    const database = await openDatabase({ url: url.href });
    // Uses its own connection: it takes longer than any request may.
    const vacuum = () => onServer(url.href, async (client) => void (await client.query('vacuum analyze')));
    if (!isReady) {
      await makeData(database, vacuum, say);
      await database.db.execute(sql.raw(`comment on database ${name} is 'ready'`));
    }
    const close = async (): Promise<void> => {
      await database.close();
      await server.stop();
    };
    return { ...(await describe('postgres', database)), vacuum, close };
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

/** Whether it is already filled. The comment on the database says so and is written last. */
async function makeServerDatabase(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ name: string; comment: string | null }>(
    "select datname as name, shobj_description(oid, 'pg_database') as comment from pg_database where datname like 'bench\\_%'",
  );
  if (rows.some((row) => row.name === name && row.comment === 'ready')) return true;
  for (const row of rows) await client.query(`drop database ${row.name}`);
  await client.query(`create database ${name}`);
  return false;
}

async function makeData({ db }: Database, vacuum: () => Promise<void>, say: (line: string) => void): Promise<void> {
  say('Making the data, once ...');
  const started = Date.now();
  await fill(db, say);
  // What autovacuum would do after a while; the embedded engine has no autovacuum.
  await vacuum();
  say(`Made in ${Math.round((Date.now() - started) / 1000)} s.`);
}

async function describe(name: EngineName, database: Database) {
  const { rows } = (await database.db.execute(sql`select current_setting('server_version') as version`)) as unknown as {
    rows: { version: string }[];
  };
  return { name, database, version: rows[0]?.version ?? '?' };
}

/** Drizzle exposes its client, but not in the type that both engines share. */
export const clientOf = <Client>({ db }: { db: Db }): Client => (db as unknown as { $client: Client }).$client;

async function version(): Promise<string> {
  const hash = createHash('sha256');
  const migrations = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  const data = fileURLToPath(new URL('data.ts', import.meta.url));
  for (const file of [...migrations.map((migration) => join(migrationsFolder, migration)), data]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}
