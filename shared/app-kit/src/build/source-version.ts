import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCK_FILE } from './repository.ts';

const IGNORED = /(^|\/)(node_modules|dist|testing)(\/|$)|\.(test|stories)\.tsx?$/;
const IGNORED_BY_THE_CATALOGUE = /(^|\/)node_modules(\/|$)|\.test\.tsx?$/;

/**
 * A version that changes exactly when the build's input changes: the package's own version and a digest of the files
 * (folders in full) and of the lock file. Two builds of the same sources get the same folder, so an existing build need
 * not be repeated.
 */
export function sourceVersion(
  root: string,
  paths: readonly string[],
  packageVersion: string,
  { withStories = false }: { withStories?: boolean } = {},
): string {
  const hash = createHash('sha256');
  const ignored = withStories ? IGNORED_BY_THE_CATALOGUE : IGNORED;
  const files = [...paths, LOCK_FILE].flatMap((path) => filesBelow(root, path, ignored));
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`;
}

function filesBelow(root: string, path: string, ignored: RegExp): string[] {
  if (ignored.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(root, join(path, name), ignored));
}
