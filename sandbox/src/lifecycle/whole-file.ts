import { appendFileSync, mkdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/*
 * Synchronous on purpose: what the caller is told is done is on disk before the answer is sent, so that even a killed
 * process loses nothing. If it fails, on a full disk say, the file is as it was.
 */

/** The rename prevents a reader from seeing half a file. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

export function appendWhole(path: string, content: string | Uint8Array): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  try {
    appendFileSync(path, content);
  } catch (error) {
    if (size === undefined) rmSync(path, { force: true });
    else truncateSync(path, size);
    throw error;
  }
}
