import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import type { Database, Db } from '@portal/lessee-api/database/database';
import { openDatabase } from '@portal/lessee-api/database/open';
import { findPostgres, startPrivatePostgres } from '@portal/lessee-api/database/private-postgres';
import { migrationsFolder, sessionSettings } from '@portal/lessee-api/database/session';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { fill } from './data.ts';
import { makeLab } from './lab.ts';

export const engineNames = ['pglite', 'postgres'] as const;
export type EngineName = (typeof engineNames)[number];

export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  readonly database: Database;
  /** The same rows by the laboratory's tables, indexes and settings. */
  readonly lab: Db;
  /** Runs with the settings that the laboratory had. */
  asLab<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const CACHE = fileURLToPath(new URL('../../.cache/bench', import.meta.url));

/** The databases are kept; another schema or other rows make new ones. */
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
  if (!existsSync(ready)) await makeData(database.db, database.db, say);
  await writeFile(ready, '');
  const client = clientOf<PGlite>(database);
  // One session serves both, so that its settings change hands.
  const asLab = async <T>(work: () => Promise<T>): Promise<T> => {
    for (const setting of Object.keys(sessionSettings)) await client.exec(`reset ${setting}`);
    try {
      return await work();
    } finally {
      for (const [setting, value] of Object.entries(sessionSettings)) await client.exec(`set ${setting} = '${value}'`);
    }
  };
  return { ...(await describe('pglite', database)), lab: database.db, asLab, close: () => database.close() };
}

async function openServer(say: (line: string) => void): Promise<Engine | null> {
  const binDir = await findPostgres();
  if (binDir === null) return null;
  // Without it, the log has a whole page for each that is the first to change after a checkpoint: no measure of a write.
  const settings = { full_page_writes: 'off' };
  const server = await startPrivatePostgres({ binDir, dir: join(CACHE, 'postgres'), settings });
  try {
    const name = `bench_${await version()}`;
    const isReady = await makeServerDatabase(server.url, name);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    const database = await openDatabase({ url: url.href });
    const pool = new Pool({ connectionString: url.href, max: 10 });
    pool.on('error', () => {});
    const lab = drizzle(pool);
    if (!isReady) {
      await makeData(database.db, lab, say);
      await lab.execute(sql.raw(`comment on database ${name} is 'ready'`));
    }
    const close = async (): Promise<void> => {
      await pool.end();
      await database.close();
      await server.stop();
    };
    return { ...(await describe('postgres', database)), lab, asLab: (work) => work(), close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Whether it is filled already; the comment says so, and is written last. */
async function makeServerDatabase(url: string, name: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; comment: string | null }>(
      "select datname as name, shobj_description(oid, 'pg_database') as comment from pg_database where datname like 'bench\\_%'",
    );
    if (rows.some((row) => row.name === name && row.comment === 'ready')) return true;
    for (const row of rows) await client.query(`drop database ${row.name}`);
    await client.query(`create database ${name}`);
    return false;
  } finally {
    await client.end();
  }
}

/** What takes long is done where no statement is cut short. */
async function makeData(db: Db, patient: Db, say: (line: string) => void): Promise<void> {
  say('Making the data, once ...');
  const started = Date.now();
  await fill(db, say);
  await makeLab(patient);
  // What autovacuum would have done after a while; the embedded engine has none.
  await patient.execute(sql.raw('vacuum analyze'));
  say(`Made in ${Math.round((Date.now() - started) / 1000)} s.`);
}

async function describe(name: EngineName, database: Database) {
  const { rows } = (await database.db.execute(sql`select current_setting('server_version') as version`)) as unknown as {
    rows: { version: string }[];
  };
  return { name, database, version: rows[0]?.version ?? '?' };
}

/** Drizzle hands out what it runs on, though not in the type that both engines share. */
export const clientOf = <Client>({ db }: { db: Db }): Client => (db as unknown as { $client: Client }).$client;

async function version(): Promise<string> {
  const hash = createHash('sha256');
  const migrations = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  const sources = ['data.ts', 'lab.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url)));
  for (const file of [...migrations.map((migration) => join(migrationsFolder, migration)), ...sources]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 12);
}
