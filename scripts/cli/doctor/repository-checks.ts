import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Line } from '../../doctor/machine.mjs';
import { BIRTH_FILE, birthOf } from '../../new-remote/birth.ts';
import { PEERS } from '../../pack/manifest.ts';
import { PACKAGES_FOLDER } from '../../pack/packages.ts';

type Versions = Readonly<Record<string, string>>;

const ok = (words: string): Line => ({ state: 'ok', words });
const wrong = (words: string): Line => ({ state: 'WRONG', words });
/** The first complaint, or that all is well. */
const line = (complaints: readonly string[], well: string): Line => (complaints[0] ? wrong(complaints[0]) : ok(well));

/** What a team's repository consists of, and whether it fits together. */
export function repositoryChecks(root: string, migrations: number): Line[] {
  if (!existsSync(join(root, 'package.json')))
    return [wrong(`there is no package.json in ${root}: call portal in the folder of your remote`)];
  const { dependencies, devDependencies } = JSON.parse(read(root, 'package.json'));
  const named: Versions = { ...dependencies, ...devDependencies };
  return [tarballs(root, named), installed(root, named), single(root, named), migrated(root, migrations)];
}

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');
const ours = (versions: Versions) => Object.entries(versions).filter(([name]) => name.startsWith('@portal/'));

/** Each of our packages is named in one version, and that is the version of its tarball. */
function tarballs(root: string, named: Versions): Line {
  // Where our packages are in a registry, nothing names tarballs.
  const workspace = existsSync(join(root, 'pnpm-workspace.yaml')) ? parse(read(root, 'pnpm-workspace.yaml')) : {};
  const overrides: Versions = workspace?.overrides ?? {};
  const [[, version] = ['', '']] = ours(named);
  const other = ours(named).filter(([, own]) => own !== version);
  const files = ours(overrides).map(([, path]) => path.replace(/^file:/, ''));
  const lost = files.filter((file) => !existsSync(join(root, file)));
  const strange = files.filter((file) => !file.endsWith(`-${version}.tgz`));
  return line(
    [
      ...other.map(
        ([name, own]) =>
          `package.json names ${name} ${own}, but others of ours in ${version}: npx portal upgrade --packages <folder>`,
      ),
      ...lost.map((file) => `${file} is missing, which pnpm-workspace.yaml names: git checkout ${PACKAGES_FOLDER}`),
      ...strange.map(
        (file) =>
          `pnpm-workspace.yaml names ${file}, but package.json ${version}: npx portal upgrade --packages <folder>`,
      ),
    ],
    `the packages are ${version}`,
  );
}

function installed(root: string, named: Versions): Line {
  const complaints = Object.entries(named).flatMap(([name, version]) => {
    const file = `node_modules/${name}/package.json`;
    if (!existsSync(join(root, file))) return [`${name} is not installed: install again, as README.md says`];
    const { version: own } = JSON.parse(read(root, file));
    return own === version
      ? []
      : [`${name} is installed in ${own}, but package.json says ${version}: install again, as README.md says`];
  });
  return line(complaints, 'what is installed is what package.json says');
}

/** Of these a page has one copy. */
function single(root: string, named: Versions): Line {
  const copyFor = (folder: string, name: string) => {
    try {
      return realpathSync(createRequire(join(realpathSync(folder), 'package.json')).resolve(name));
    } catch {
      return undefined;
    }
  };
  const complaints = PEERS.flatMap((name) => {
    const own = copyFor(root, name);
    const other = ours(named).find(([one]) => {
      const copy = copyFor(join(root, 'node_modules', one), name);
      return own && copy && copy !== own;
    });
    return other
      ? [`${other[0]} has another copy of ${name} than this repository: name the version that it demands`]
      : [];
  });
  return line(complaints, `there is one copy of ${PEERS.join(', ')}`);
}

function migrated(root: string, migrations: number): Line {
  if (!existsSync(join(root, BIRTH_FILE)))
    return wrong(`${BIRTH_FILE} is missing, which says what has been migrated: git checkout ${BIRTH_FILE}`);
  const { migration = 0 } = birthOf(root);
  return line(
    migration < migrations ? [`migrations that have not run here: ${migrations - migration} (npx portal upgrade)`] : [],
    'all migrations have run',
  );
}
