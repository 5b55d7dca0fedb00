import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import * as v from 'valibot';

const Content = v.object({
  pid: v.number(),
  processStart: v.nullable(v.string()),
  id: v.string(),
  /** Set if other machines see the lock, too. */
  host: v.optional(v.string()),
  since: v.optional(v.string(), ''),
  what: v.optional(v.string(), ''),
});
type Content = v.InferOutput<typeof Content>;
export type LockHolder = Pick<Content, 'pid' | 'host' | 'since' | 'what'>;

/** Somebody else holds the lock. */
export class LockedError extends Error {
  readonly holder: LockHolder;

  constructor(file: string, holder: LockHolder) {
    super(`${file} is held by process ${holder.pid}${holder.host ? ` on ${holder.host}` : ''}`);
    this.name = 'LockedError';
    this.holder = holder;
  }
}

export interface FileLock {
  /** False after somebody has removed the file, or replaced it. */
  isHeld(): boolean;
  release(): void;
}

interface LockOptions {
  /** Shown to whoever finds it held. */
  what?: string;
  /** The folder may be on a disk that other machines write to: whether their processes live cannot be known here. */
  isAcrossMachines?: boolean;
}

/**
 * Takes a lock that is a file. The lock of a process that has ended does not count.
 * @throws LockedError if somebody holds it.
 */
export function lockFile(path: string, { what = '', isAcrossMachines = false }: LockOptions = {}): FileLock {
  mkdirSync(dirname(path), { recursive: true });
  const own: Content = {
    pid: process.pid,
    processStart: processStart(process.pid),
    id: randomUUID(),
    ...(isAcrossMachines ? { host: hostname() } : {}),
    since: new Date().toISOString(),
    what,
  };
  const prepared = `${path}.${own.id}`;
  writeFileSync(prepared, JSON.stringify(own));
  try {
    for (;;) {
      try {
        linkSync(prepared, path);
        break;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const found = readLock(path);
      if (found && found.pid > 0 && isAlive(found)) throw new LockedError(path, found);
      if (found) removeStale(path, found);
    }
  } finally {
    rmSync(prepared, { force: true });
  }
  const isHeld = () => readLock(path)?.id === own.id;
  return {
    isHeld,
    release: () => {
      if (isHeld()) rmSync(path, { force: true });
    },
  };
}

/**
 * When the process began, according to the system: process ids are reused, above all after a reboot. null if the system
 * does not say.
 */
function processStart(pid: number): string | null {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)])
        .toString()
        .trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command's name in brackets, which may contain anything; the start is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** A lock does not count if its process is gone, or if its process id now belongs to another process. */
function isAlive({ pid, processStart: startedAt, host }: Content): boolean {
  if (host !== undefined && host !== hostname()) return true;
  if (!isRunning(pid)) return false;
  const current = processStart(pid);
  return startedAt === null || current === null || startedAt === current;
}

function readLock(path: string): Content | null {
  try {
    return v.parse(Content, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    // A lock is linked into place as a whole, so a broken one belongs to nobody.
    return { pid: 0, processStart: null, id: '', since: '', what: '' };
  }
}

/** Another start may have replaced the stale lock after it was read; then the new one is put back. */
function removeStale(path: string, expected: Content): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const taken = readLock(aside);
  if (taken && taken.id !== expected.id) {
    linkSync(aside, path);
    rmSync(aside);
    throw new LockedError(path, taken);
  }
  rmSync(aside, { force: true });
}

/** Not by `instanceof`: Jest's errors are from another realm. */
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
