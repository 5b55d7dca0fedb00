/**
 * A new remote that passes every check at once: `npm run new-remote mf-reports -- --title レポート --prefix /reports`. With
 * `--repository <folder>` it gets a repository of its own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteAreas } from '@portal/platform/registry/area';
import { apps, remotes } from '../apps.ts';
import { endWith, say } from '../console.ts';
import { thisMachine } from '../doctor/machine.mjs';
import { pack } from '../pack/pack.ts';
import { root } from '../root.ts';
import { browserSpec } from './browser-spec.ts';
import { makeRepository } from './make-repository.ts';
import { newRemoteRequest, nextPort, SHELL_PATHS } from './new-remote-request.ts';
import { receipt } from './receipt.ts';
import { type Existing, refusal } from './refusal.ts';
import { BROWSER_TEXTS, OWNERS, withOwner, withTexts } from './register.ts';
import { templateFiles } from './template-files.ts';

const BIOME = join(root, 'node_modules/.bin/biome');
const RULES = join(root, 'shared/app-kit/config/biome-rules.json');

await endWith(async () => {
  const port = await nextPort(Math.max(...apps.map((app) => app.standalonePort)) + 1, thisMachine.isFree);
  const { remote, repository } = newRemoteRequest(process.argv.slice(2), 'npm run new-remote mf-reports --', port);
  const refused = refusal(remote, await existing());
  if (refused) throw new Error(refused);
  if (repository !== undefined) {
    await makeRepository(resolve(repository), remote, {
      async takePackages(to) {
        say('Packing ...');
        await pack(to);
      },
      format: (folder) => void spawnSync(BIOME, ['format', '--write', `--config-path=${RULES}`, folder]),
    });
    return 0;
  }

  // All of it is made before anything is written.
  const files: Record<string, string> = {
    ...under(remote.remote, templateFiles(remote)),
    [`e2e/${remote.room}.spec.ts`]: browserSpec(remote),
    [BROWSER_TEXTS]: withTexts(read(BROWSER_TEXTS), remote),
    [OWNERS]: withOwner(read(OWNERS), remote),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  format(Object.keys(files));
  say(receipt(remote));
  return 0;
});

async function existing(): Promise<Existing> {
  const areas: Record<string, Record<string, string>> = {};
  for (const { name, directory } of remotes) {
    const own: { areas: RemoteAreas } = await import(pathToFileURL(join(directory, 'src/areas.ts')).href);
    areas[name] = Object.fromEntries(Object.entries(own.areas).map(([prefix, { title }]) => [prefix, title]));
  }
  return {
    areas,
    paths: SHELL_PATHS,
    textKeys: await textKeys(),
    has: (path) => existsSync(join(root, path)),
  };
}

async function textKeys(): Promise<Record<string, string>> {
  const owners: Record<string, string> = {};
  for (const name of ['shared/platform', ...apps.map((app) => app.name)]) {
    const { messages } = await import(pathToFileURL(join(root, name, 'src/text/messages.ts')).href);
    for (const key of Object.keys(messages)) owners[key.split('.')[0] ?? ''] = name;
  }
  return owners;
}

function under(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [join(folder, file), text]));
}

/** A name of another length breaks lines elsewhere. */
function format(files: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(BIOME, ['check', '--write', ...files], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The new files break a rule of format and lint:\n${stdout}${stderr}`);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
