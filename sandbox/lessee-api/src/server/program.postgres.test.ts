import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { createOnServer, testServer } from '#database/testing.ts';

const server = testServer();
if (server === undefined) throw new Error('Start these tests with "npm test -- --only postgres".');

let place: Awaited<ReturnType<typeof createOnServer>>;
beforeEach(async () => {
  place = await createOnServer(server);
});
afterEach(() => place.drop());

interface Program {
  readonly events: string[];
  readonly exited: Promise<unknown[]>;
  /** Where it listens, or that it has ended. */
  readonly address: Promise<string>;
  kill(signal: NodeJS.Signals): void;
}

function startProgram(settings: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../main.ts')], {
    cwd: join(__dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PROJECT_ID: 'portal-prod',
      DATABASE_URL: place.url,
      PORTAL_ORIGINS: 'https://portal.example',
      PORT: '0',
      ...settings,
    },
  });
  const exited = once(child, 'exit');
  const events: string[] = [];
  const listening = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const { event } = JSON.parse(line);
      events.push(event);
      if (event.startsWith('listening on ')) resolve(event.replace('listening on ', ''));
    });
  });
  const address = Promise.race([listening, exited.then(([code]) => `nowhere: it ended with ${code}`)]);
  return { events, exited, address, kill: (signal) => child.kill(signal) };
}

test('the program migrates an empty database, serves, and ends in order at SIGTERM', async () => {
  const program = startProgram();
  try {
    const address = await program.address;
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/order`)).status).toBe(401);
    program.kill('SIGTERM');
    expect(await program.exited).toEqual([0, null]);
    expect(program.events).toEqual([
      'service not configured',
      'service not configured',
      'service not configured',
      'uploads are not scanned',
      'uploads are not swept: no client for storage',
      `listening on ${address}`,
      'request',
      'request',
      'Stopping …',
    ]);
  } finally {
    program.kill('SIGKILL');
    await program.exited;
  }
}, 60_000);

test('while the database gets its version, the program is alive, and not ready', async () => {
  const other = new Client({ connectionString: place.url });
  await other.connect();
  // As another process that brings it to its version.
  await other.query(`select pg_advisory_lock(hashtext('portal migrations'))`);
  const port = await freePort();
  const program = startProgram({ MANAGEMENT_PORT: `${port}` });
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => null,
    );
  try {
    for (let tries = 0; tries < 200 && (await ask('/livez')) === null; tries += 1) await wait(100);
    expect([await ask('/livez'), await ask('/readyz')]).toEqual([200, 503]);
    await other.end();
    expect(await program.address).toContain('http://');
    expect(await ask('/readyz')).toBe(200);
  } finally {
    program.kill('SIGKILL');
    await Promise.all([program.exited, other.end()]);
  }
}, 60_000);

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}
