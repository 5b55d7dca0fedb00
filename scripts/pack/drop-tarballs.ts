import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TARBALL } from './packages.ts';

/** Makes room for new tarballs: those of another version go, and whatever else is in the folder stays. */
export function dropTarballs(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder).filter((name) => TARBALL.test(name))) rmSync(join(folder, file));
}
