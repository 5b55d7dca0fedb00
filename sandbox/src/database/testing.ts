import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';

/** A fresh, migrated database: embedded, or on the server of TEST_DATABASE_URL, where it is dropped at the end. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined || server === '') return openDatabase({ memory: true });

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
