import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';

export { findPostgres } from './find-postgres.ts';

const run = promisify(execFile);
const USER = 'portal';
const START_TIMEOUT_MS = 60_000;

interface PrivatePostgres {
  /** Of the database `postgres`, as a superuser who may create others. */
  readonly url: string;
  stop(): Promise<void>;
}

interface PrivatePostgresOptions {
  /** From `findPostgres`. */
  binDir: string;
  /** Belongs to this server alone; a second start finds what the first left. */
  dir: string;
  /** As on the command line: `{ fsync: 'off' }`. */
  settings?: Readonly<Record<string, string>>;
}

/** A server of one's own on a free port of loopback, behind a password that only this folder knows. */
export async function startPrivatePostgres({
  binDir,
  dir,
  settings = {},
}: PrivatePostgresOptions): Promise<PrivatePostgres> {
  const data = join(dir, 'data');
  const as = await owner();
  const password = await makeCluster(join(binDir, 'initdb'), dir, as);
  const port = await freePort();
  const options = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', ...settings };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(binDir, 'postgres'), ['-D', data, ...flags], {
    ...as,
    cwd: dir,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-4_000);
  });
  const ended = new Promise<void>((resolve) => {
    server.on('error', (error) => {
      words += error.message;
      resolve();
    });
    server.on('exit', () => resolve());
  });
  const hasEnded = ended.then(() => true);
  // Also when this process ends without having said stop.
  const kill = (): void => void server.kill('SIGINT');
  process.on('exit', kill);

  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    process.off('exit', kill);
    kill();
    await ended;
  };
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await answers(url)); ) {
    if (await Promise.race([hasEnded, wait(50, false)])) throw new Error(`PostgreSQL did not start:\n${words}`);
    if (Date.now() < deadline) continue;
    await stop();
    throw new Error(`PostgreSQL did not answer within ${START_TIMEOUT_MS / 1000} s:\n${words}`);
  }
  return { url, stop };
}

type Owner = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root; in a container everything is root. */
async function owner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'])).stdout)),
  );
  return { ...(uid === undefined ? {} : { uid }), ...(gid === undefined ? {} : { gid }) };
}

/** Answers the password. The file with it is written last: without it, the folder is half-made and made anew. */
async function makeCluster(initdb: string, dir: string, as: Owner): Promise<string> {
  const passwordFile = join(dir, 'password');
  const known = await readFile(passwordFile, 'utf8').catch(() => null);
  if (known !== null) return known;
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await chmod(dir, 0o700);
  const password = randomBytes(18).toString('base64url');
  const draft = join(dir, 'draft');
  await writeFile(draft, password);
  if (as.uid !== undefined && as.gid !== undefined) {
    for (const path of [dir, draft]) await chown(path, as.uid, as.gid);
  }
  const auth = ['--username', USER, '--pwfile', draft, '--auth', 'scram-sha-256'];
  await run(initdb, ['-D', join(dir, 'data'), ...auth, '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'], {
    ...as,
    cwd: dir,
  });
  await writeFile(passwordFile, password, { mode: 0o600 });
  await rm(draft);
  return password;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
