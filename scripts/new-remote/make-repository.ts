import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { say } from '../console.ts';
import { pack } from '../pack/pack.ts';
import { PACKAGES_FOLDER, packagesIn } from '../pack/packages.ts';
import { root } from '../root.ts';
import type { NewRemote } from './from-template.ts';
import { ownRepositoryFiles } from './own-repository.ts';
import { templateFiles } from './template-files.ts';

const RULES = join(root, 'shared/app-kit/config/biome-rules.json');

/** Makes a remote's repository, with our packages as tarballs. @throws if something is in the folder already. */
export async function makeRepository(folder: string, remote: NewRemote): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name a folder that does not exist yet.`);
  say('Packing ...');
  await pack(join(folder, PACKAGES_FOLDER));
  const packages = packagesIn(join(folder, PACKAGES_FOLDER));
  const files = { ...templateFiles(remote), ...ownRepositoryFiles(remote, packages) };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', `--config-path=${RULES}`, folder]);
  spawnSync('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: folder });
  say(`
${remote.remote} shows "${remote.title}" at ${remote.prefix}. Its repository is ${folder}:
  cd ${folder} && npx pnpm@${packages.demands.catalog.pnpm} install
  npm run dev   alone, at http://localhost:${remote.standalonePort}
README.md there says how to go on.`);
}
