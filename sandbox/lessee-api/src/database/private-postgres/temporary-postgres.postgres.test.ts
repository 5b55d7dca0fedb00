import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startTemporaryPostgres } from './temporary-postgres.ts';

const script = join(__dirname, 'temporary-postgres.ts');
let holder: ChildProcess | undefined;
afterEach(() => holder?.kill('SIGKILL'));

async function ask(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(question);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

/** The server's processes hold its folder; it goes when they have ended. */
async function gone(dir: string): Promise<boolean> {
  for (let tries = 0; tries < 200 && existsSync(dir); tries += 1) await wait(50);
  return !existsSync(dir);
}

test('a private PostgreSQL answers whoever knows its address, and leaves nothing behind', async () => {
  const server = await startTemporaryPostgres();
  expect(Number(await ask(server.url, 'select current_setting($$server_version_num$$) as answer'))).toBeGreaterThan(
    150_000,
  );
  const stranger = new URL(server.url);
  stranger.password = 'guessed';
  await expect(ask(stranger.href, 'select 1 as answer')).rejects.toThrow('password');
  await server.stop();
  await expect(ask(server.url, 'select 1 as answer')).rejects.toThrow();
  expect(existsSync(server.dir)).toBe(false);
});

test('it goes with the one that started it, even when that one is killed', async () => {
  const code = `import(${JSON.stringify(script)}).then(async ({ startTemporaryPostgres }) => {
      console.log(JSON.stringify(await startTemporaryPostgres()));
    })`;
  holder = spawn(process.execPath, ['--import', 'tsx', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (holder.stdout === null) throw new Error('Nothing to read');
  const [line] = (await once(createInterface(holder.stdout), 'line')) as [string];
  const { url, dir } = JSON.parse(line) as { url: string; dir: string };
  expect(await ask(url, 'select 1 as answer')).toBe(1);
  holder.kill('SIGKILL');
  expect(await gone(dir)).toBe(true);
  await expect(ask(url, 'select 1 as answer')).rejects.toThrow();
});
