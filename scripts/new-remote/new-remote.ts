/**
 * A new remote that passes every check at once: `npm run new-remote mf-reports -- --title レポート --prefix /reports`. With
 * `--repository <folder>` it gets a repository of its own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { RemoteAreas } from '@portal/platform/registry/area';
import { PUBLIC_ROUTES } from '@portal/platform/session/public-routes';
import { apps, remotes } from '../apps.ts';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { browserSpec } from './browser-spec.ts';
import type { NewRemote } from './from-template.ts';
import { makeRepository } from './make-repository.ts';
import { namesOf } from './names.ts';
import { receipt } from './receipt.ts';
import { type Existing, refusal } from './refusal.ts';
import { BROWSER_TEXTS, OWNERS, withOwner, withTexts } from './register.ts';
import { templateFiles } from './template-files.ts';

/** To be replaced before anybody sees it, but a text that every check takes. */
const TITLE = '新しい画面';
/** Folders of a composed portal, and the path at which the browser tests look for no page. */
const NO_PAGES = ['shell', 'mf', 'nowhere'];

await endWith(async () => {
  const { remote, repository } = wanted();
  const refused = refusal(remote, await existing());
  if (refused) throw new Error(refused);
  if (repository !== undefined) {
    await makeRepository(resolve(repository), remote);
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

function wanted(): { remote: NewRemote; repository: string | undefined } {
  const { values, positionals } = parseArgs({
    options: { title: { type: 'string', default: TITLE }, prefix: { type: 'string' }, repository: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0)
    throw new Error('Say its name: npm run new-remote mf-reports -- --title レポート --prefix /reports');
  const names = namesOf(name);
  const { title, prefix = `/${names.room}`, repository } = values;
  const standalonePort = Math.max(...apps.map((app) => app.standalonePort)) + 1;
  return { remote: { ...names, title, prefix, standalonePort }, repository };
}

async function existing(): Promise<Existing> {
  const areas: Record<string, Record<string, string>> = {};
  for (const { name, directory } of remotes) {
    const own: { areas: RemoteAreas } = await import(pathToFileURL(join(directory, 'src/areas.ts')).href);
    areas[name] = Object.fromEntries(Object.entries(own.areas).map(([prefix, { title }]) => [prefix, title]));
  }
  return {
    areas,
    paths: [...PUBLIC_ROUTES.map((path) => path.split('/')[1] ?? ''), ...NO_PAGES],
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
  const biome = join(root, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['check', '--write', ...files], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The new files break a rule of format and lint:\n${stdout}${stderr}`);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
