/**
 * A private PostgreSQL for as long as whoever started this process lives: it tells the address as JSON, waits until its
 * input ends, which the system sees to even when the other is killed, and takes the server and its folder away.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './find-postgres.ts';
import { startPrivatePostgres } from './private-postgres.ts';

/** Nothing here has to survive a power cut, and many test files make a database each. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
};

const isOver = new Promise<void>((resolve) => {
  process.stdin.on('end', resolve).on('error', () => resolve());
  process.stdin.resume();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
});
// Nobody may be there any more to read it.
process.stdout.on('error', () => {});

const binDir = await findPostgres();
if (binDir === null) throw new Error('There is no PostgreSQL on this machine.');
const dir = await mkdtemp(join(tmpdir(), 'portal-postgres-'));
try {
  const server = await startPrivatePostgres({ binDir, dir, settings });
  process.stdout.write(`${JSON.stringify({ url: server.url, dir })}\n`);
  await isOver;
  await server.stop();
} finally {
  await rm(dir, { recursive: true, force: true });
}
// An input that is a terminal stays open.
process.exit();
