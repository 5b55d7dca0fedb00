/** Runs what the changes since a commit affect, and says why: `npm run test:affected -- --since main`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { browserTests, checks, plainUnitTests, runSteps, type Step, unitTests } from '../test-run/steps.ts';
import type { BrowserTest, Plan } from './plan.ts';
import { planLines } from './plan-lines.ts';
import { affectedSince } from './repository.ts';

const LEFT_OUT = join(root, '.cache/affected-left-out.txt');

await endWith(async () => {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'main' } } });
  const { change, plan } = await affectedSince(values.since);
  for (const line of planLines(change.files, plan)) say(line);
  return runSteps(stepsOf(plan));
});

function stepsOf({
  checks: needsChecks,
  unitTests: units,
  allBrowserTests,
  browserTests: some,
  leftOut,
}: Plan): Step[] {
  const steps: Step[] = [];
  if (needsChecks) steps.push(['Format, imports, types and dead code', checks]);
  const files = units.map(({ what }) => what);
  const run = files.some((file) => file.startsWith('sandbox/')) ? unitTests : plainUnitTests;
  if (files.length > 0) steps.push(['Unit tests', () => run('--runTestsByPath', ...files)]);
  if (allBrowserTests.length > 0 || some.length > 0)
    steps.push([
      'Browser tests on the composed portal',
      () => browserTests('--grep-invert', '@full', ...without(leftOut)),
    ]);
  return steps;
}

/** By what is left out: a test that is not known yet runs. */
function without(tests: readonly BrowserTest[]): string[] {
  if (tests.length === 0) return [];
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(LEFT_OUT, tests.map(({ file, title }) => `${file} › ${title}\n`).join(''));
  return ['--test-list-invert', LEFT_OUT];
}
