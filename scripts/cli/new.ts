import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { thisMachine } from '../doctor/machine.mjs';
import { makeRepository } from '../new-remote/make-repository.ts';
import { newRemoteRequest, nextPort, SHELL_PATHS } from '../new-remote/new-remote-request.ts';
import { type Existing, refusal } from '../new-remote/refusal.ts';
import { type Demands, PACKAGES_FOLDER, packagesIn } from '../pack/packages.ts';
import { programOf } from './run.ts';

/** Beside the demo's areas, whose ports begin at 4001. */
const FIRST_PORT = 4006;

interface Starter {
  /** Where the tarballs are, if no other folder is named. */
  readonly packages: string;
  /** How its files are formatted. */
  readonly rules: string;
}
const IN_A_REPOSITORY = (): Starter => ({
  packages: PACKAGES_FOLDER,
  rules: createRequire(import.meta.url).resolve('@portal/app-kit/biome-rules.json'),
});

/** `portal new mf-parking --title 駐車 --prefix /parking`: a repository from the tarballs alone. */
export async function newOwn(args: readonly string[], starter = IN_A_REPOSITORY()): Promise<number> {
  const port = await nextPort(FIRST_PORT, thisMachine.isFree);
  const { remote, repository, packages } = newRemoteRequest(args, 'portal new mf-reports', port);
  const from = resolve(packages ?? starter.packages);
  const { tarballs, demands } = packagesIn(from);
  const refused = refusal(remote, existing(demands));
  if (refused) throw new Error(refused);
  await makeRepository(resolve(repository ?? remote.remote), remote, {
    async takePackages(to) {
      mkdirSync(to, { recursive: true });
      for (const file of Object.values(tarballs)) cpSync(join(from, file), join(to, file));
    },
    format(folder) {
      const biome = programOf('@biomejs/biome', 'biome');
      spawnSync(process.execPath, [biome, 'format', '--write', `--config-path=${starter.rules}`, folder]);
    },
  });
  return 0;
}

/** What can be known without the portal's repository. The release sees the rest: whose prefix is taken. */
const existing = ({ textKeys }: Demands): Existing => ({
  areas: {},
  paths: SHELL_PATHS,
  textKeys: Object.fromEntries(textKeys.map((key) => [key, 'the portal'])),
  has: existsSync,
});
