import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrations } from '@portal/app-kit/migrations';
import { say } from '../../console.ts';
import { commitAll, git } from '../../git.ts';
import { dropTarballs } from '../../pack/drop-tarballs.ts';
import { installedDemands, PACKAGES_FOLDER, packagesIn } from '../../pack/packages.ts';
import { checkOwn } from '../check.ts';
import { programOf, run } from '../run.ts';
import { bumpedManifest, bumpedWorkspace } from './bump.ts';
import { migrate } from './migrate.ts';

/**
 * `portal upgrade --packages <folder>`: installs the new packages. The rest is done by the command that came with them:
 * `portal upgrade` runs the migrations that have not run here, and the check.
 */
export async function upgradeOwn(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { packages: { type: 'string' } } });
  const root = process.cwd();
  if (hasChanges(root))
    throw new Error(
      'There are changes that are not committed. Commit them first: an upgrade makes commits of its own.',
    );
  if (values.packages === undefined) return migrateOwn(root);
  takePackages(root, resolve(values.packages));
  return run(process.execPath, [join(root, 'node_modules/@portal/cli/portal.js'), 'upgrade']);
}

const hasChanges = (root: string): boolean => git(root, 'status', '--porcelain') !== '';

function takePackages(root: string, folder: string): void {
  const packages = packagesIn(folder);
  const { version, tarballs, demands } = packages;
  const own = join(root, PACKAGES_FOLDER);
  if (folder === own)
    throw new Error(`${folder} has the packages of this repository: name the folder of the new ones.`);
  const before = installedDemands(root);
  dropTarballs(own);
  for (const file of Object.values(tarballs)) cpSync(join(folder, file), join(own, file));
  rewrite(join(root, 'package.json'), (text) => bumpedManifest(text, packages, before));
  rewrite(join(root, 'pnpm-workspace.yaml'), (text) => bumpedWorkspace(text, packages));
  say(`Installing the packages ${version} ...`);
  install(root, demands.catalog.pnpm);
  if (hasChanges(root)) commitAll(root, `Packages ${version}`);
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function install(root: string, pnpm = 'latest'): void {
  const args = ['--yes', `pnpm@${pnpm}`, 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const { status, stdout, stderr } = spawnSync('npx', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(
      `${stdout}${stderr}\nThe packages could not be installed. git stash --include-untracked puts aside what has changed.`,
    );
}

async function migrateOwn(root: string): Promise<number> {
  const biome = programOf('@biomejs/biome', 'biome');
  const nextSteps = migrate(root, {
    migrations,
    say,
    // The check afterwards reports what Biome cannot mend.
    format: (files) => void spawnSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: root }),
    install: () => install(root, installedDemands(root).catalog.pnpm),
  });
  const code = await checkOwn([]);
  if (nextSteps.length > 0) say(['\nLeft to do by hand:', ...nextSteps].join('\n  '));
  else if (code === 0) say('\nThe upgrade is complete: run npm test, then release.');
  return code;
}
