/**
 * `npm test`: what must hold before a change lands, with the fastest failures first. `--rest` runs what it leaves out,
 * `--full` all of it.
 */
import { parseArgs } from 'node:util';
import { endWith, say } from '../console.ts';
import { runWays } from '../pages/run-ways.ts';
import { tryNewRemote } from './new-remote.ts';
import {
  browserTests,
  checks,
  embeddedTests,
  engineTests,
  kitTests,
  longUnitTests,
  runSteps,
  type Step,
  skewMatrix,
  unitTests,
} from './steps.ts';

type Choice = 'usual' | 'rest' | 'full';

const steps: readonly (readonly [...Step, choices: readonly Choice[]])[] = [
  ['Format, imports, types and dead code', () => checks(), ['usual', 'full']],
  ['Unit tests', () => unitTests(), ['usual', 'full']],
  ['Unit tests of the provider’s side on the embedded database', embeddedTests, ['rest', 'full']],
  ['Long unit tests', longUnitTests, ['rest', 'full']],
  ['Each story of the kit on a small phone', () => kitTests('--grep-invert', '@full'), ['usual']],
  ['Browser tests on the composed portal', () => browserTests('--grep-invert', '@full'), ['usual']],
  ['Each story of the kit on a larger screen', () => kitTests('--grep', '@full'), ['rest']],
  ['Long combinations in the browser', () => browserTests('--grep', '@full'), ['rest']],
  ['Each story of the kit', () => kitTests(), ['full']],
  ['Commands that the pages name', () => runWays(say), ['full']],
  ['All browser tests on the composed portal', () => browserTests(), ['full']],
  ['A walk in Firefox and in WebKit', () => engineTests(), ['rest', 'full']],
  ['Shells and remotes of this commit and of earlier ones', skewMatrix, ['rest', 'full']],
  ['A new remote, made in a copy', tryNewRemote, ['rest', 'full']],
];

await endWith(async () => {
  const { values } = parseArgs({ options: { rest: { type: 'boolean' }, full: { type: 'boolean' } } });
  const choice: Choice = values.full ? 'full' : values.rest ? 'rest' : 'usual';
  return runSteps(steps.filter(([, , choices]) => choices.includes(choice)).map(([what, run]) => [what, run] as const));
});
