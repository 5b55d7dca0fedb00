import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { systemErrorCode } from './system-error.ts';

export class StateFileError extends Error {
  constructor(path: string, cause: unknown) {
    super(
      `The saved state in ${path} cannot be read. Start with "npm start -- --reset" to begin afresh, or repair the file.`,
      { cause },
    );
    this.name = 'StateFileError';
  }
}

/** null: there is no such file yet. */
export function readStateFile<Output>(path: string, schema: v.GenericSchema<unknown, Output>): Output | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (error) {
    throw new StateFileError(path, error);
  }
}

/**
 * Synchronous on purpose: what the caller is told is done is on disk before the answer is sent, so that even a killed
 * process loses nothing. The rename prevents a reader from seeing half a file.
 */
export function writeStateFile(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, JSON.stringify(value));
  renameSync(unfinished, path);
}
