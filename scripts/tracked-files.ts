import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git.ts';
import { root } from './root.ts';

/** The files that git knows of and that are there, with new ones that it does not ignore. */
export function trackedFiles(): string[] {
  const names = git(root, 'ls-files', '-co', '--exclude-standard', '-z').split('\0');
  // During a merge git names a file that clashes once for each side.
  return [...new Set(names)].filter((file) => file && existsSync(join(root, file)));
}
