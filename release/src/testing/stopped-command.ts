import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type LogEntry, readLog } from '#change/audit-log.ts';
import { withFolderLock } from '#change/change-folder.ts';
import { liveIn } from './small-portal.ts';

const root = join(__dirname, '../../..');
const STOP_AT_STEP = pathToFileURL(join(__dirname, 'stop-at-step.mjs')).href;

/** `npm run release`, `rollback` or `status`, with what was typed behind it. */
export type Command = readonly [name: 'release' | 'rollback' | 'status', ...args: string[]];

/** A release of a made-up build, which no browser could open, and from whatever is in the working tree. */
export const releaseMadeUp = (app: string, folder: string, build: string): Command => [
  'release',
  app,
  ...['--to', folder],
  ...['--build', build],
  ...['--without-trial', 'a test'],
  ...['--dirty', 'a test'],
];

interface Stop {
  /** The file in which the steps are noted. */
  STEPS?: string;
  STOP_AT?: string;
  SIGNAL?: 'SIGKILL' | 'SIGSTOP';
}

/** Starts the real program. */
export function start([name, ...args]: Command, stop: Stop = {}) {
  const program = ['--import', 'tsx', '--import', STOP_AT_STEP, join(root, 'scripts/release', `${name}.ts`), ...args];
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { ...process.env, STEPS: '/dev/null', SIGNAL: 'SIGKILL', ...stop },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, said }));
  running.add(child);
  child.on('close', () => running.delete(child));
  return { pid: child.pid ?? 0, said: () => said, ended };
}

const running = new Set<ChildProcess>();

/** @throws What it said, if it ends with an error. */
export async function succeeds(command: Command, stop: Stop = {}): Promise<void> {
  const { code, said } = await start(command, stop).ended;
  if (code !== 0) throw new Error(said);
}

/** A stopped program would never end by itself, if its test fails. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

export interface KillCase {
  /** The portal to begin with; it is not changed. */
  folder: string;
  /** The command that is killed. */
  command: (folder: string) => Command;
  /** What has to succeed afterwards. */
  next: (folder: string) => Promise<unknown>;
}

/** The steps of the command when nobody ends it, and what is live afterwards. */
export async function undisturbed({ folder, command }: KillCase): Promise<{ steps: string[]; live: string[] }> {
  const copy = copyOf(folder);
  const STEPS = join(copy, 'steps');
  await succeeds(command(copy), { STEPS });
  const result = { steps: readFileSync(STEPS, 'utf8').trim().split('\n'), live: liveIn(copy) };
  rmSync(copy, { recursive: true });
  return result;
}

interface Killed {
  signal: NodeJS.Signals | null;
  /** The registry, the last file, has been replaced. */
  wasLive: boolean;
  /** What is live after `npm run status`. */
  settled: string[];
  /** What is live when the next command has run. */
  afterwards: string[];
  log: LogEntry[];
}

/** Ends the command before this step. */
export async function killedBefore(step: number, { folder, command, next }: KillCase): Promise<Killed> {
  const copy = copyOf(folder);
  const { signal } = await start(command(copy), { STOP_AT: String(step) }).ended;
  const registryOf = (portal: string) => readFileSync(join(portal, 'public/remotes.json'), 'utf8');
  const wasLive = registryOf(copy) !== registryOf(folder);
  // Until the next command documents may differ, but each of them works.
  liveIn(copy);
  await withFolderLock(copy, { what: 'a look at it', say: () => undefined }, async () => undefined);
  const settled = liveIn(copy);
  await next(copy);
  const killed = { signal, wasLive, settled, afterwards: liveIn(copy), log: readLog(copy) };
  rmSync(copy, { recursive: true });
  return killed;
}

function copyOf(folder: string): string {
  const copy = mkdtempSync(`${folder}-`);
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  return copy;
}

/** Two at a time. */
export async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all([worker(), worker()]);
}
