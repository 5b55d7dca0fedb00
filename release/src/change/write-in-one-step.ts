import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A process that ends meanwhile leaves the file as it was. The file may be that of another user. */
export function writeInOneStep(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
