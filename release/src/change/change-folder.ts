import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type FileLock, LockedError, type LockHolder, lockFile } from '@portal/app-kit/build/file-lock';
import { LOCK_FILE } from '#folder/folder.ts';
import type { LogEntry } from './audit-log.ts';
import { type Files, replaceFiles, settle } from './journal.ts';
import { nextStep } from './step.ts';

/** Who changes a composed folder, and what for. */
export interface FolderOperation {
  /** Shown to whoever has to wait: `the release of mf-news by tanaka`. */
  what: string;
  say: (line: string) => void;
  /** How long it waits for somebody else. */
  waitMs?: number;
}

export interface Change<Result> {
  /** In the order in which they are replaced; the change is live with the last one. Without files nothing changes. */
  files: Files;
  log: readonly LogEntry[];
  result: Result;
  /** Runs once the change is live. A failure does no harm. */
  afterwards?: () => void;
}

const WAIT_MS = 60_000;
const POLL_MS = 100;

/**
 * Changes a composed folder: one process at a time, and all or nothing. What an earlier process left unfinished is
 * settled first.
 * @throws if somebody else changes it for too long, with the name.
 */
export async function changeFolder<Result>(
  folder: string,
  operation: FolderOperation,
  decide: () => Promise<Change<Result>>,
): Promise<Result> {
  return withFolderLock(folder, operation, async (lock) => {
    try {
      const { files, log, result, afterwards } = await decide();
      if (Object.keys(files).length === 0) return result;
      if (!lock.isHeld())
        throw new Error(`${folder} was taken over by somebody else: nothing was changed. Start again.`);
      replaceFiles(folder, files, log);
      runAfterwards(afterwards, operation.say);
      return result;
    } catch (error) {
      // Whoever holds the lock now must not be disturbed.
      if (lock.isHeld()) settle(folder);
      throw error;
    }
  });
}

/** Removes what is no longer needed. The change is live, so a failure is only said. */
function runAfterwards(afterwards: (() => void) | undefined, say: (line: string) => void): void {
  try {
    afterwards?.();
  } catch (error) {
    say(`It is live. Old versions were not tidied away: ${error instanceof Error ? error.message : error}`);
  }
}

/** Runs `work` with the lock of the folder, after what an earlier process left unfinished has been settled. */
export async function withFolderLock<Result>(
  folder: string,
  { what, say, waitMs = WAIT_MS }: FolderOperation,
  work: (lock: FileLock) => Promise<Result>,
): Promise<Result> {
  nextStep('take the lock');
  const lock = await takeLock(join(folder, LOCK_FILE), what, say, waitMs);
  try {
    nextStep('settle what was left');
    const left = settle(folder);
    for (const entry of left?.log ?? []) say(inWords(entry, left?.isLive ?? false));
    return await work(lock);
  } finally {
    nextStep('give the lock back');
    lock.release();
  }
}

async function takeLock(file: string, what: string, say: (line: string) => void, waitMs: number): Promise<FileLock> {
  const patience = Date.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return lockFile(file, { what, isAcrossMachines: true });
    } catch (error) {
      if (!(error instanceof LockedError)) throw error;
      if (Date.now() >= patience) throw new Error(refusal(file, error.holder));
      if (isFirst) say(`Waiting for ${holderInWords(error.holder)} ...`);
    }
    await pause(POLL_MS);
  }
}

const holderInWords = ({ what, pid, host, since }: LockHolder): string =>
  `${what} (process ${pid} on ${host}, since ${since})`;

const refusal = (file: string, holder: LockHolder): string =>
  `Nothing was changed: ${holderInWords(holder)} is still under way. Try again; if that process is certainly gone, delete ${file} first.`;

function inWords({ what, app, from, to, by, at }: LogEntry, isLive: boolean): string {
  const change = `The ${what} of ${app} by ${by} at ${at} (${from ?? 'nothing'} → ${to ?? 'nothing'}) was interrupted`;
  return isLive ? `${change} after it was live; it is complete now.` : `${change} and has been taken back.`;
}
