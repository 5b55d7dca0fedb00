/**
 * `npm test`: what must hold before a change lands, with the fastest failures first. `--rest` runs what it leaves out,
 * but for what is long, which `--long` runs: whole programs, combinations in the browser, the API on the embedded database.
 * `--changed main` runs the checks, and the tests that reach what has changed on this branch.
 * `--only e2e menu` runs one part, and hands on what follows: to Jest, to Playwright, or to the part's own script.
 */
import { parseArgs } from 'node:util';
import { noteTestedCommit } from '@portal/release';
import { endWith } from '../console.ts';
import { git } from '../git.ts';
import { root } from '../root.ts';
import { tryNewRemote } from './new-remote.ts';
import {
  browserTests,
  checks,
  embeddedTests,
  engineTests,
  kitTests,
  longUnitTests,
  postgresTests,
  runSteps,
  type Step,
  skewMatrix,
  unitTests,
} from './steps.ts';
import type { Count } from './test-report.ts';

const USUAL: readonly Step[] = [
  ['Format, imports, types and dead code', checks],
  ['Unit tests', unitTests],
  ['Each story of the kit on a small phone', () => kitTests('--grep-invert', '@full')],
  ['Browser tests on the composed portal', () => browserTests('--grep-invert', '@full')],
];

const REST: readonly Step[] = [
  // The browser tests run on it, so that only what differs between the two is tested on both.
  ['What opens and migrates the embedded database', () => embeddedTests('sandbox/lessee-api/src/database/')],
  ['Each story of the kit on a larger screen', () => kitTests('--grep', '@full')],
  ['A walk in Firefox and in WebKit', engineTests],
  ['Shells and remotes of this commit and of earlier ones', skewMatrix],
  ['A new remote, made in a copy', tryNewRemote],
];

/** Rarely red and an hour long: jobs of their own. */
const LONG: readonly Step[] = [
  ['Long unit tests', longUnitTests],
  ['All tests of the provider’s side on the embedded database', embeddedTests],
  ['Long combinations in the browser', () => browserTests('--grep', '@full')],
];

const parts: Readonly<Record<string, (...args: string[]) => Count | Promise<Count>>> = {
  unit: unitTests,
  'long-unit': longUnitTests,
  postgres: postgresTests,
  embedded: embeddedTests,
  e2e: browserTests,
  kit: kitTests,
  engines: engineTests,
  skew: skewMatrix,
  'new-remote': tryNewRemote,
};

await endWith(async () => {
  const [first, name = '', ...args] = process.argv.slice(2);
  if (first === '--only') return runSteps([onlyStep(name, args)]);
  const { values } = parseArgs({
    options: { rest: { type: 'boolean' }, long: { type: 'boolean' }, changed: { type: 'string' } },
  });
  // Where this branch left the other one: what came into that since then is no change of ours.
  if (values.changed !== undefined) return runSteps(stepsSince(git(root, 'merge-base', 'HEAD', values.changed)));
  if (values.long) return runSteps(LONG);
  if (values.rest) return runSteps(REST);
  const code = await runSteps(USUAL);
  if (code === 0) noteTestedCommit(root);
  return code;
});

function onlyStep(name: string, args: readonly string[]): Step {
  const run = parts[name];
  if (!run) throw new Error(`Say which part: npm test -- --only ${Object.keys(parts).join(' | ')}`);
  return [[name, ...args].join(' '), () => run(...args)];
}

/** Which tests these are, Jest and Playwright say themselves: docs/adr/0017. */
function stepsSince(commit: string): Step[] {
  const browserArgs = [`--only-changed=${commit}`, '--grep-invert', '@full'];
  return [
    ['Format, imports, types and dead code', checks],
    ['Unit tests that import what has changed', () => unitTests(`--changedSince=${commit}`)],
    ['Browser tests that import what has changed', () => browserTests(...browserArgs)],
  ];
}
