import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a team's repository has the tarballs of our packages. */
export const PACKAGES_FOLDER = 'packages';
/** A file of `@portal/cli`: what a repository needs besides the tarballs. */
export const DEMANDS_FILE = 'demands.json';

/** What the code of a team's repository imports besides, and what it is developed with. */
export const LIBRARIES = ['react', 'react-dom', 'valibot'];
export const TOOLS = [
  '@playwright/test',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

type Versions = Readonly<Record<string, string>>;

export interface Demands {
  /** By library that a repository names, the version that fits. */
  readonly catalog: Versions;
  /** What may run at an install, and so on: `pnpm-workspace.yaml` without packages and catalog. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The first words of the keys of texts that all remotes share. */
  readonly textKeys: readonly string[];
  /** How many migrations there are. A new repository needs none of them. */
  readonly migrations: number;
}

export interface Packages {
  /** By package of ours, the file of its tarball. */
  readonly tarballs: Versions;
  /** Of all of them. */
  readonly version: string;
  readonly demands: Demands;
}

/** How the file of a package of ours is called. */
export const TARBALL = /^portal-[a-z-]+-\d.*\.tgz$/;
/** The package that makes a repository. It contains the tarballs of all the others. */
export const STARTER_PACKAGE = 'create-portal-remote';

/** The tarballs in a folder. @throws with a sentence if they are not those of one version. */
export function packagesIn(folder: string): Packages {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => TARBALL.test(file)) : [];
  const found = files.map((file) => ({ file, ...JSON.parse(unpacked(join(folder, file), 'package.json')) }));
  const cli = found.find(({ name }) => name === '@portal/cli');
  if (!cli) throw new Error(`There is no tarball of @portal/cli in ${folder}: make them with npm run pack.`);
  const other = found.find(({ version }) => version !== cli.version);
  if (other)
    throw new Error(`${folder} has packages of two versions: ${cli.file} and ${other.file}. Empty it and pack again.`);
  return {
    tarballs: Object.fromEntries(found.map(({ name, file }) => [name, file])),
    version: cli.version,
    demands: JSON.parse(unpacked(join(folder, cli.file), DEMANDS_FILE)),
  };
}

/** What the command's own package demands. */
export const installedDemands = (root: string): Demands =>
  JSON.parse(readFileSync(join(root, 'node_modules/@portal/cli', DEMANDS_FILE), 'utf8'));

function unpacked(tarball: string, file: string): string {
  const { status, stdout, stderr } = spawnSync('tar', ['-xzOf', tarball, `package/${file}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${tarball} has no ${file}: ${stderr}`);
  return stdout;
}
