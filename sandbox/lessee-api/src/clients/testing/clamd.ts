import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EICAR } from '#api/testing/eicar.ts';
import { createClamd } from '../clamd.ts';

/** Debian has it in clamav-daemon. */
export const hasClamd = (): boolean => spawnSync('which', ['clamd']).status === 0;

export interface RunningClamd {
  /** Of its socket. */
  path: string;
  stop(): Promise<void>;
}

/** The daemon itself, with one signature of our own in place of those that it downloads. */
export async function runClamd(): Promise<RunningClamd> {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
  const path = join(folder, 'clamd.sock');
  const database = join(folder, 'signatures');
  mkdirSync(database);
  writeFileSync(join(database, 'test.ndb'), `Test.Eicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`);
  const config = join(folder, 'clamd.conf');
  writeFileSync(config, `Foreground yes\nDatabaseDirectory ${database}\nLocalSocket ${path}\n`);
  const daemon = spawn('clamd', ['--config-file', config], { stdio: 'ignore' });
  const scanner = createClamd({ path });
  while (
    !(await scanner.ping().then(
      () => true,
      () => false,
    ))
  ) {
    if (daemon.exitCode !== null) throw new Error('clamd has ended.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    path,
    stop: async () => {
      const ended = once(daemon, 'exit');
      daemon.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

export interface FakeClamd {
  port: number;
  /** What each connection has sent until it was answered. */
  readonly received: Buffer[];
  stop(): Promise<void>;
}

/** What it answers to a message; null: nothing, for ever. */
type Answer = (message: Buffer) => string | null;

/** Speaks the protocol, and knows one file alone. */
export const likeClamd: Answer = (message) => {
  if (message.toString('latin1').startsWith('zPING')) return 'PONG';
  return message.includes(EICAR) ? 'stream: Test.Eicar FOUND' : 'stream: OK';
};

/** Answers every connection as soon as its message is whole. */
export async function fakeClamd(answerTo: Answer): Promise<FakeClamd> {
  const received: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    let message = Buffer.alloc(0);
    socket.on('data', (part) => {
      message = Buffer.concat([message, part]);
      if (!isWhole(message)) return;
      received.push(message);
      const answer = answerTo(message);
      if (answer !== null) socket.end(`${answer}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return {
    port: address.port,
    received,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const isWhole = (message: Buffer): boolean =>
  message.toString('latin1').startsWith('zPING\0') || message.subarray(-4).equals(Buffer.alloc(4));
