import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { systemErrorCode } from './system-error.ts';

const LockContent = v.object({ pid: v.number(), processStart: v.nullable(v.string()), id: v.string() });
type LockContent = v.InferOutput<typeof LockContent>;

export class FolderLockedError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Another sandbox (process ${pid}) is working on ${folder}: use that one, or stop it (Ctrl-C in its window, or "kill ${pid}") and start again.`,
    );
    this.name = 'FolderLockedError';
  }
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
    return systemErrorCode(error) === 'EPERM';
  }
}

/** A lock does not count if its process is gone, or if its process id now belongs to another process. */
function isHeld({ pid, processStart: startedAt }: LockContent): boolean {
  if (!isRunning(pid)) return false;
  const current = processStart(pid);
  return startedAt === null || current === null || startedAt === current;
}

function readLock(path: string): LockContent | null {
  try {
    return v.parse(LockContent, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    // A lock is linked into place as a whole, so a broken one belongs to nobody.
    return { pid: 0, processStart: null, id: '' };
  }
}

/** Two embedded databases on one folder would destroy it. Returns the function that releases the lock. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'sandbox.lock');
  const own: LockContent = { pid: process.pid, processStart: processStart(process.pid), id: randomUUID() };
  const prepared = `${path}.${own.id}`;
  writeFileSync(prepared, JSON.stringify(own));
  try {
    for (;;) {
      try {
        linkSync(prepared, path);
        break;
      } catch (error) {
        if (systemErrorCode(error) !== 'EEXIST') throw error;
      }
      const found = readLock(path);
      if (found && found.pid > 0 && isHeld(found)) throw new FolderLockedError(folder, found.pid);
      if (found) removeStale(path, found, folder);
    }
  } finally {
    rmSync(prepared, { force: true });
  }
  return () => {
    if (readLock(path)?.id === own.id) rmSync(path, { force: true });
  };
}

/** Another start may have replaced the stale lock after it was read; then the new one is put back. */
function removeStale(path: string, expected: LockContent, folder: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return;
    throw error;
  }
  const taken = readLock(aside);
  if (taken && taken.id !== expected.id) {
    linkSync(aside, path);
    rmSync(aside);
    throw new FolderLockedError(folder, taken.pid);
  }
  rmSync(aside, { force: true });
}
