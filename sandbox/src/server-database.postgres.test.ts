import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@portal/lessee-api/database/open';
import { createOnServer, testServer } from '@portal/lessee-api/database/testing';
import { orderBody } from '@portal/lessee-api/testing/fixtures';
import { Client } from 'pg';
import { type SandboxProcess, signedIn, startSandboxProcess } from './testing/sandbox-process.ts';

// The whole sandbox in separate processes, one after the other on one database.
jest.setTimeout(240_000);

const server = testServer();
if (server === undefined) throw new Error('Start these tests with "npm test -- --only postgres".');

const stateDir = mkdtempSync(join(tmpdir(), 'sandbox-server-'));
let database: { url: string; drop: () => Promise<void> };
let running: SandboxProcess | undefined;
beforeAll(async () => {
  database = await createOnServer(server);
});
afterAll(async () => {
  running?.child.kill('SIGKILL');
  await running?.exited;
  await database.drop();
  rmSync(stateDir, { recursive: true });
});

async function start(): Promise<SandboxProcess> {
  running = await startSandboxProcess(stateDir, { databaseUrl: database.url });
  return running;
}

async function stop({ child, exited }: SandboxProcess): Promise<void> {
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
}

test('on DATABASE_URL the sandbox fills an empty database, serves, stops, and starts again with the same data', async () => {
  const first = await start();
  const headers = await signedIn(first);
  const created = await fetch(`${first.api}/order`, { method: 'POST', headers, body: JSON.stringify(orderBody()) });
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: string };
  const progress = await (await fetch(`${first.api}/order/progress`, { headers })).json();
  await stop(first);

  const second = await start();
  const again = await signedIn(second);
  expect((await fetch(`${second.api}/order/${id}`, { headers: again })).status).toBe(200);
  expect(await (await fetch(`${second.api}/order/progress`, { headers: again })).json()).toEqual(progress);

  // A reset while it runs is refused like the one at the start below, and nothing changes.
  const reset = await fetch(`${second.api}/sandbox/reset`, { method: 'POST' });
  expect([reset.status, await reset.json()]).toEqual([
    409,
    { error: expect.stringContaining('drop and create it yourself') },
  ]);
  expect((await fetch(`${second.api}/order/${id}`, { headers: again })).status).toBe(200);
  await stop(second);
});

test('--reset on DATABASE_URL is refused in a sentence: somebody else’s database is not emptied', async () => {
  await expect(startSandboxProcess(stateDir, { databaseUrl: database.url, reset: true })).rejects.toThrow(
    'A reset does not empty the database at DATABASE_URL: drop and create it yourself, then start again.',
  );
});

test('a database whose LC_CTYPE knows no Japanese letters is refused in a sentence', async () => {
  const unfit = await createOnServer(server, `template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`);
  try {
    await expect(openDatabase({ url: unfit.url })).rejects.toThrow('LC_CTYPE knows no Japanese letters');
  } finally {
    await unfit.drop();
  }
});

test('losing the server while connections are idle does not end the process', async () => {
  const own = await createOnServer(server);
  const opened = await openDatabase({ url: own.url });
  await opened.db.execute('select 1');
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
    new URL(own.url).pathname.slice(1),
  ]);
  await admin.end();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await opened.db.execute('select 1');
  await opened.close();
  await own.drop();
});
