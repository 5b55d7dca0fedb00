/**
 * Runs what the changes since a commit affect, and says why: `npm run test:affected -- --since main`. For the jobs of a
 * workflow: `--only checks` and `--only journeys`, these also `--of mf-news`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { browserTests, checks, kitTests, plainUnitTests, runSteps, type Step, unitTests } from '../test-run/steps.ts';
import { leftOut, type Plan, type Repository } from './plan.ts';
import { planLines } from './plan-lines.ts';
import { affectedSince } from './repository.ts';

const LEFT_OUT = join(root, '.cache/affected-left-out.txt');
const OPTIONS = {
  since: { type: 'string', default: 'main' },
  only: { type: 'string' },
  of: { type: 'string' },
} as const;

await endWith(async () => {
  const { since, only, of } = parseArgs({ options: OPTIONS }).values;
  if (only !== undefined && only !== 'checks' && only !== 'journeys')
    throw new Error('--only is "checks" (with the unit tests) or "journeys".');
  const { change, plan, repository } = await affectedSince(since);
  for (const line of planLines(change.files, plan)) say(line);
  return runSteps([
    ...(only === 'journeys' ? [] : checksOf(plan)),
    ...(only === 'checks' ? [] : journeysOf(plan, repository, of)),
  ]);
});

function checksOf({ checks: needsChecks, types, unitTests: tests, stories }: Plan): Step[] {
  const files = tests.map(({ what }) => what);
  const run = files.some((file) => file.startsWith('sandbox/')) ? unitTests : plainUnitTests;
  return [
    ...(needsChecks
      ? [['Format, imports, types and dead code', () => checks(types.map(({ what }) => what))] as const]
      : []),
    ...(files.length > 0 ? [['Unit tests', () => run('--runTestsByPath', ...files)] as const] : []),
    ...(stories.length > 0
      ? [['Each story of the kit on a small phone', () => kitTests('--grep-invert', '@full')] as const]
      : []),
  ];
}

function journeysOf({ allJourneys, journeys }: Plan, repository: Repository, of: string | undefined): Step[] {
  const wanted = journeys.filter((journey) => of === undefined || journey.of === of);
  const isAll = allJourneys.length > 0 && of === undefined;
  if (!isAll && wanted.length === 0) return [];
  const filter = isAll ? [] : ['--test-list-invert', listOf(leftOut(wanted, repository))];
  return [['Browser tests on the composed portal', () => browserTests('--grep-invert', '@full', ...filter)]];
}

function listOf(tests: readonly string[]): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(LEFT_OUT, tests.map((test) => `${test}\n`).join(''));
  return LEFT_OUT;
}
