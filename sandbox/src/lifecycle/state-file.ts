import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { systemErrorCode } from './system-error.ts';
import { writeWhole } from './whole-file.ts';

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

export function writeStateFile(path: string, value: unknown): void {
  writeWhole(path, JSON.stringify(value));
}
