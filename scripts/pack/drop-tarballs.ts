import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { STARTER_PACKAGE, TARBALL } from './packages.ts';

/** Makes room for new tarballs: those of another version go, and whatever else is in the folder stays. */
export function dropTarballs(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const isOurs = (file: string) => TARBALL.test(file) || file.startsWith(`${STARTER_PACKAGE}-`);
  for (const file of readdirSync(folder).filter(isOurs)) rmSync(join(folder, file));
}
