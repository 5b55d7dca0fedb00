import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database } from './database.ts';
import { dumpEmpty, openEmbedded } from './embedded.ts';
import { openDatabase } from './open.ts';
import { migrationsFolder } from './session.ts';

/** A fresh, migrated database: embedded, or on the server of TEST_DATABASE_URL, where it is dropped at the end. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined || server === '') return openEmbedded({ template: await emptyTemplate() });

  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name}`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
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
