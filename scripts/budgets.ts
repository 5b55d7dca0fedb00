/**
 * What the customers' journeys load beside their budgets (e2e/budgets.json): `npx tsx scripts/budgets.ts` measures them and names what
 * grew. `--lower` lowers the budgets where there is room, `--raise "<what customers get for it>"` raises those that are
 * exceeded, and `--since <commit>` measures nothing: it says by how much the budgets themselves have changed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import {
  Budgets,
  changedSizes,
  changes,
  excess,
  loadedSizes,
  lowered,
  Measured,
  raised,
} from '../e2e/bench/page-load/budget.ts';
import { SourceMap, sizesByModule } from '../e2e/bench/page-load/module-sizes.ts';
import { endWith, say } from './console.ts';
import { root } from './root.ts';

const FILE = 'e2e/budgets.json';
const MEASURED = join(root, '.cache/budgets');

await endWith(async () => {
  const { lower, raise, since } = parseArgs({
    options: { lower: { type: 'boolean' }, raise: { type: 'string' }, since: { type: 'string' } },
  }).values;
  const budgets = read(readFileSync(join(root, FILE), 'utf8'));
  if (since !== undefined) {
    sayAll('The budgets of the journeys are as they were.', changes(budgetsAt(since), budgets.journeys));
    return 0;
  }
  if (raise === '')
    throw new Error('Say what customers get for it: npx tsx scripts/budgets.ts --raise "<a few words>"');
  const measured = measure();
  for (const { journey, cost } of measured) {
    const budget = budgets.journeys[journey];
    const [bytes, of] = [cost.bytes.toLocaleString('en'), budget?.bytes.toLocaleString('en') ?? 'no'];
    const over = budget ? excess(cost, budget) : [];
    say(`${journey}: ${bytes} of ${of} bytes, ${cost.requests} requests, ${cost.waves} waves of code`);
    for (const line of over) say(`  too much: ${line}`);
  }
  const sizes = loadedSizes(budgets, measured, modulesOf(measured.flatMap(({ scripts }) => scripts)));
  say('Scripts, in bytes as they are sent, beside those of when a budget was written last:');
  sayAll('  none has another size', changedSizes(budgets.files, sizes.files).map(indented));
  say('What is in them, by package and folder, in characters before they are compressed:');
  sayAll('  nothing has another size', changedSizes(budgets.modules, sizes.modules).map(indented));
  if (!lower && raise === undefined) return finish(measured, budgets);
  const next = lower ? lowered(budgets, measured, sizes) : raised(budgets, measured, sizes, raise ?? '');
  sayAll('No budget changes.', changes(budgets.journeys, next.journeys));
  writeFileSync(join(root, FILE), `${JSON.stringify(next, null, 2)}\n`);
  return finish(measured, next);
});

function finish(measured: readonly Measured[], { journeys }: Budgets): number {
  const over = measured.filter(({ journey, cost }) => {
    const budget = journeys[journey];
    return !budget || excess(cost, budget).length > 0;
  });
  if (over.length > 0)
    say(
      'Load less, or raise it: npx tsx scripts/budgets.ts --raise "<what customers get for it>", and commit e2e/budgets.json.',
    );
  return over.length > 0 ? 1 : 0;
}

/** By the test that holds them to their budgets. */
function measure(): Measured[] {
  rmSync(MEASURED, { recursive: true, force: true });
  spawnSync('npm', ['test', '--', '--only', 'e2e', 'e2e/budgets.spec.ts', '--retries', '0'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!existsSync(MEASURED))
    throw new Error('Nothing could be measured: npm test -- --only e2e e2e/budgets.spec.ts says why.');
  return readdirSync(MEASURED).map((file) => v.parse(Measured, JSON.parse(readFileSync(join(MEASURED, file), 'utf8'))));
}

/** By app and package or folder, the sizes of all that is in these scripts, from the source maps of the builds. */
function modulesOf(scripts: readonly string[]): Budgets['modules'] {
  const sizes: Budgets['modules'] = {};
  for (const script of new Set(scripts)) {
    const [file = '', version = '', app = ''] = script.split('/').reverse();
    const path = join(root, app, 'dist', version, file);
    // What does not come from a build of this folder has none.
    if (!existsSync(`${path}.map`)) continue;
    const map = v.parse(SourceMap, JSON.parse(readFileSync(`${path}.map`, 'utf8')));
    for (const [module, size] of Object.entries(sizesByModule(readFileSync(path, 'utf8'), map)))
      sizes[`${app}/${module}`] = (sizes[`${app}/${module}`] ?? 0) + size;
  }
  return sizes;
}

function indented(line: string): string {
  return `  ${line}`;
}

function read(text: string): Budgets {
  return v.parse(Budgets, JSON.parse(text));
}

/** None, before there were any. */
function budgetsAt(commit: string): Budgets['journeys'] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return git('ls-tree', commit, FILE) === '' ? {} : read(git('show', `${commit}:${FILE}`)).journeys;
}

function sayAll(none: string, lines: readonly string[]): void {
  for (const line of lines.length > 0 ? lines : [none]) say(line);
}
