import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A repository's birth certificate. */
export const BIRTH_FILE = 'portal.json';

export interface Birth {
  readonly remote: string;
  /** The version of the template that it began as. */
  readonly template: string;
  /** The number of the last migration that has run. */
  readonly migration?: number;
}

export const birthOf = (root: string): Birth => JSON.parse(readFileSync(join(root, BIRTH_FILE), 'utf8'));

export const writeBirth = (root: string, birth: Birth): void =>
  writeFileSync(join(root, BIRTH_FILE), `${JSON.stringify(birth, null, 2)}\n`);
