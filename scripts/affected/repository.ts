import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apps } from '../apps.ts';
import { root } from '../root.ts';
import { trackedFiles } from '../tracked-files.ts';
import { typePackagesIn } from '../type-packages.ts';
import { changesSince } from './changes.ts';
import { type Change, type Plan, planFor, type Repository } from './plan.ts';
import { browserTestsOf, parseTouches } from './touches.ts';
import { importersOf, parseImportGraph, usersOf } from './uses.ts';

/** What differs from `since`, and what that affects. */
export async function affectedSince(since: string): Promise<{ change: Change; plan: Plan; repository: Repository }> {
  const repository = await readRepository();
  const change = await changesSince(since, root, repository.remotes);
  return { change, plan: planFor(change, repository), repository };
}

async function readRepository(): Promise<Repository> {
  const names = (role: 'host' | 'remote') => apps.filter((app) => app.role === role).map(({ name }) => name);
  const [shell] = names('host');
  if (!shell) throw new Error('no app is a host');
  const graph = parseImportGraph(await importGraph());
  const files = trackedFiles();
  const users = usersOf(graph, files, (source) => readFileSync(join(root, source), 'utf8'));
  const touches = parseTouches(readFileSync(join(root, 'e2e/touches.json'), 'utf8'));
  return {
    shell,
    remotes: names('remote'),
    users,
    importers: importersOf(graph, files),
    packages: typePackagesIn(files),
    browserTests: browserTestsOf(touches),
  };
}

/** As the import rules see it, so that both mean the same by "imports". */
async function importGraph(): Promise<string> {
  const args = ['--config', 'scripts/import-rules/rules.mjs', '--output-type', 'json', '.'];
  const options = { cwd: root, maxBuffer: 2 ** 28 };
  // A broken rule ends it with a number, after the graph: `npm run check` reports that.
  const { stdout } = await promisify(execFile)(join(root, 'node_modules/.bin/depcruise'), args, options).catch(
    (error: unknown) => {
      if (error instanceof Error && 'stdout' in error && String(error.stdout).startsWith('{'))
        return { stdout: String(error.stdout) };
      throw error;
    },
  );
  return stdout;
}
