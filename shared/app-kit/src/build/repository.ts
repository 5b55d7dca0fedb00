import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

export const LOCK_FILE = 'pnpm-lock.yaml';

/** Of the files of this package: `.ts` in the portal's repository, `.js` where it is installed. */
export const EXTENSION = extname(import.meta.filename);

/**
 * The folder with the lock file: the portal's repository with all apps, or a team's own with one.
 * @throws if nothing is installed there.
 */
export function repositoryOf(directory: string): string {
  let folder = directory;
  while (!existsSync(join(folder, LOCK_FILE))) {
    if (folder === dirname(folder))
      throw new Error(`There is no ${LOCK_FILE} in or above ${directory}: run pnpm install.`);
    folder = dirname(folder);
  }
  return folder;
}
