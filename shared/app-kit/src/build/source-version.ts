import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

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
  const files = [...paths, 'pnpm-lock.yaml'].flatMap((path) => filesBelow(join(root, path), ignored));
  for (const file of files.sort()) hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`;
}

function filesBelow(path: string, ignored: RegExp): string[] {
  if (ignored.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name), ignored));
}
