import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { say } from '../console.ts';
import { PACKAGES_FOLDER, packagesIn } from '../pack/packages.ts';
import type { NewRemote } from './from-template.ts';
import { ownRepositoryFiles } from './own-repository.ts';
import { templateFiles } from './template-files.ts';

interface RepositoryTools {
  /** Brings the tarballs of our packages into this folder. */
  takePackages(to: string): Promise<void>;
  /** Names of another length break lines elsewhere. */
  format(folder: string): void;
}

/** Makes a remote's repository, with our packages as tarballs. @throws if something is in the folder already. */
export async function makeRepository(
  folder: string,
  remote: NewRemote,
  { takePackages, format }: RepositoryTools,
): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a folder that does not exist yet.`);
  await takePackages(join(folder, PACKAGES_FOLDER));
  const packages = packagesIn(join(folder, PACKAGES_FOLDER));
  const files = { ...templateFiles(remote), ...ownRepositoryFiles(remote, packages) };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  format(folder);
  spawnSync('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: folder });
  say(`
${remote.remote} shows "${remote.title}" at ${remote.prefix}. Its repository is ${folder}:
  cd ${folder} && npx pnpm@${packages.demands.catalog.pnpm} install
  npm run dev   alone, at http://localhost:${remote.standalonePort}
README.md there says how to go on.`);
}
