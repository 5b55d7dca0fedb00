import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createOnServer, testServer } from '#database/testing.ts';

const server = testServer();
if (server === undefined) throw new Error('Start these tests with "npm test -- --only postgres".');

test('the program migrates an empty database, serves, and ends in order at SIGTERM', async () => {
  const { url, drop } = await createOnServer(server);
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../main.ts')], {
    cwd: join(__dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PROJECT_ID: 'portal-prod',
      DATABASE_URL: url,
      PORTAL_ORIGINS: 'https://portal.example',
      PORT: '0',
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
  try {
    const address = await Promise.race([listening, exited.then(([code]) => `nowhere: it ended with ${code}`)]);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/order`)).status).toBe(401);
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(events).toEqual([
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
    child.kill('SIGKILL');
    await exited;
    await drop();
  }
}, 60_000);
