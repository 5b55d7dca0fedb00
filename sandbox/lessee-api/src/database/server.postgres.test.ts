import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { migrateServer } from './migrate-server.ts';
import { openServer } from './server.ts';
import { createOnServer, firstMigrations, testServer } from './testing.ts';

const server = testServer();
if (server === undefined) throw new Error('Start these tests with "npm test -- --only postgres".');

test('several processes that start at once on an empty database migrate it once, and all of them serve', async () => {
  const { url, drop } = await createOnServer(server);
  const opened = await Promise.allSettled([1, 2, 3, 4].map(() => openServer(url)));
  for (const result of opened) {
    if (result.status === 'fulfilled') {
      await result.value.db.execute(sql`select 1 from orders`);
      await result.value.close();
    }
  }
  await drop();
  expect(opened.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
}, 60_000);

test('a migration that has to wait for a table lets the calls go on, and comes when the table is free', async () => {
  const { url, drop } = await createOnServer(server);
  const pool = new Pool({ connectionString: url, max: 1 });
  const dir = await mkdtemp(join(tmpdir(), 'migrations-'));
  // The next one changes contracts.
  await migrateServer(drizzle(pool), await firstMigrations(dir, 15));
  await pool.end();
  const customers = new Client({ connectionString: url, statement_timeout: 8_000 });
  await customers.connect();
  const backup = new Client({ connectionString: url });
  await backup.connect();
  await backup.query('begin; lock table contracts in access share mode');

  const next = openServer(url);
  let longest = 0;
  for (let calls = 0; calls < 40; calls += 1) {
    const start = performance.now();
    await customers.query('select id from contracts');
    longest = Math.max(longest, performance.now() - start);
    await wait(100);
  }
  expect(await Promise.race([next.then(() => 'migrated'), wait(0, 'waiting')])).toBe('waiting');
  await backup.query('commit');
  await (await next).close();
  await customers.query('select entrance from contracts');
  await Promise.all([backup.end(), customers.end(), rm(dir, { recursive: true })]);
  await drop();
  expect(longest).toBeLessThan(3_000);
}, 60_000);
