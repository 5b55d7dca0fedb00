import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

export interface VersionFacts {
  /** By package.json, what it asks for: `catalog:`, `workspace:*`, or a version. */
  manifests: Readonly<Record<string, Readonly<Record<string, string>>>>;
  catalog: Readonly<Record<string, string>>;
  /** The catalog's versions as the lock file knows them. */
  lockedCatalog: Readonly<Record<string, string>>;
  /** By package, every version in the lock file. */
  locked: Readonly<Record<string, readonly string[]>>;
  /** Whether what is installed is what the lock file says. */
  isInstalled: boolean;
  /** By library, the folders in which the packages of this repository find it. */
  found: Readonly<Record<string, readonly string[]>>;
}

const LOCK = 'pnpm-lock.yaml';
const Dependencies = v.optional(v.record(v.string(), v.string()), {});
const Manifest = v.object({
  dependencies: Dependencies,
  devDependencies: Dependencies,
  peerDependencies: Dependencies,
  optionalDependencies: Dependencies,
});

export function readVersions(root: string, libraries: readonly string[]): VersionFacts {
  const lock = read(root, LOCK);
  const files = manifestsBelow(root);
  return {
    manifests: Object.fromEntries(files.map((file) => [file, dependenciesIn(read(root, file))])),
    catalog: catalogIn(read(root, 'pnpm-workspace.yaml')),
    lockedCatalog: lockedCatalogIn(lock),
    locked: lockedPackagesIn(lock),
    // What pnpm has installed, as it notes it down itself.
    isInstalled: read(root, `node_modules/.pnpm/lock.yaml`) === lock,
    found: Object.fromEntries(libraries.map((library) => [library, foldersOf(root, files, library)])),
  };
}

function read(root: string, file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** A package of the workspace is a folder, or a folder of a folder. */
function manifestsBelow(root: string): string[] {
  const at = (folder: string, depth: number): string[] => {
    const own = existsSync(join(root, folder, 'package.json')) ? [join(folder, 'package.json')] : [];
    if (depth === 0) return own;
    const below = readdirSync(join(root, folder), { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !/^(\.|node_modules$|dist$)/.test(entry.name),
    );
    return [...own, ...below.flatMap(({ name }) => at(join(folder, name), depth - 1))];
  };
  return at('', 3);
}

function dependenciesIn(json: string): Record<string, string> {
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = v.parse(Manifest, JSON.parse(json));
  return { ...peerDependencies, ...optionalDependencies, ...devDependencies, ...dependencies };
}

/* pnpm writes both files in one form, so that lines and their indentation are enough to read them. */

/** The lines below a key, up to the next one of the same depth. */
function block(yaml: string, key: string): string {
  const [, after = ''] = yaml.split(new RegExp(`^${key}:\\n`, 'm'));
  return after.split(/^(?=\S)/m)[0] ?? '';
}

const unquoted = (text: string): string => text.replace(/^['"]|['"]$/g, '');

function catalogIn(yaml: string): Record<string, string> {
  const lines = block(yaml, 'catalog').matchAll(/^ {2}(\S+): *(\S+)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', version = '']) => [unquoted(name), unquoted(version)]));
}

function lockedCatalogIn(lock: string): Record<string, string> {
  const lines = block(lock, 'catalogs').matchAll(/^ {4}(\S+):\n {6}specifier: (\S+)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', version = '']) => [unquoted(name), unquoted(version)]));
}

function lockedPackagesIn(lock: string): Record<string, string[]> {
  const versions: Record<string, string[]> = {};
  for (const [, name = '', version = ''] of block(lock, 'packages').matchAll(/^ {2}'?(@?[^@\s']+)@([^\s':(]+)'?:$/gm))
    versions[name] = [...(versions[name] ?? []), version];
  return versions;
}

function foldersOf(root: string, manifests: readonly string[], library: string): string[] {
  const folders = manifests
    .map((file) => join(root, file, '../node_modules', library))
    .filter((folder) => existsSync(folder))
    .map((folder) => realpathSync(folder));
  return [...new Set(folders)];
}
