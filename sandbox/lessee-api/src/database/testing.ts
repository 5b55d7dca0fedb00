import { createHash, randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database } from './database.ts';
import { dumpEmpty, openEmbedded } from './embedded.ts';
import { openDatabase } from './open.ts';
import { migrationsFolder } from './session.ts';

/** A fresh, migrated database: embedded, or on the server of TEST_DATABASE_URL, where it is dropped at the end. */
export async function openTestDatabase(): Promise<Database> {
  const server = testServer();
  if (server === undefined) return openEmbedded({ template: await emptyTemplate() });
  const { url, drop } = await createOnServer(server, `template ${await templateOnServer(server)}`);
  const database = await openDatabase({ url });
  return { ...database, close: () => database.close().then(drop) };
}

/** The PostgreSQL that this run tests on; undefined: the embedded one. */
export const testServer = (): string | undefined => process.env.TEST_DATABASE_URL || undefined;

/** An empty database of its own, without the schema. */
export async function createOnServer(
  server: string,
  options = '',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} ${options}`);
  return { url: urlOf(server, name), drop: () => onServer(server, `drop database ${name}`) };
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Copied for each test file, which takes a tenth of the time of the migrations. Stays on the server for later runs. */
async function templateOnServer(server: string): Promise<string> {
  const name = `portal_empty_${await templateVersion()}`;
  await withClient(server, async (client) => {
    // Test files run side by side: the first makes it, the others wait here.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    const draft = await createOnServer(server);
    await (await openDatabase({ url: draft.url })).close();
    await client.query(`alter database ${new URL(draft.url).pathname.slice(1)} rename to ${name}`);
  });
  return name;
}

/** The folder of migrations as it was when there were that many; a copy in this folder. */
export async function firstMigrations(dir: string, count: number): Promise<string> {
  const folder = join(dir, 'migrations');
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] };
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

const onServer = (url: string, statement: string): Promise<void> =>
  withClient(url, async (client) => void (await client.query(statement)));

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Made once for all test files and runs, until a migration or the engine changes. */
async function emptyTemplate(): Promise<Blob> {
  const path = join(tmpdir(), `portal-sandbox-${await templateVersion()}.tar`);
  const known = await readFile(path).catch(() => null);
  if (known !== null) return new Blob([known]);
  const made = await dumpEmpty();
  // Renamed into place, since several test files may be making it at once.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await made.arrayBuffer()));
  await rename(draft, path);
  return made;
}

async function templateVersion(): Promise<string> {
  // pnpm's path has the version in it.
  const hash = createHash('sha256').update(require.resolve('@electric-sql/pglite'));
  for (const file of (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort()) {
    hash.update(await readFile(join(migrationsFolder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
