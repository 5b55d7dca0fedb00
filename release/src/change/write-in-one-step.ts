import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file by a rename: a process that ends meanwhile leaves it as it was. It may belong to another user. */
export function writeInOneStep(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
