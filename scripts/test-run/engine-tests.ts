import { join } from 'node:path';
import { say } from '../console.ts';
import { type Engines, findEngines } from '../programs/engines.ts';
import { root } from '../root.ts';
import { runPlaywright } from './browser-tests.ts';
import type { Skip } from './test-report.ts';

export const ENGINES_REPORT = join(root, '.cache/engine-tests.json');

interface EngineRun {
  /** null: there is no engine at all. */
  readonly status: number | null;
  readonly skipped: readonly Skip[];
}

/** Walks through the portal in each engine of this machine. */
export function runEngineTests(args: readonly string[]): EngineRun {
  const { found, missing } = findEngines(say);
  const skipped = skippedWalks(missing);
  if (found.length === 0) return { status: null, skipped };
  const projects = found.map(({ project }) => `--project=${project}`);
  const paths = Object.fromEntries(found.map(({ variable, path }) => [variable, process.env[variable] ?? path]));
  return { status: runPlaywright(['--config', 'engines', ...projects, ...args], ENGINES_REPORT, paths), skipped };
}

export const skippedWalks = (missing: Engines['missing']): Skip[] =>
  missing.map(({ name, packages }) => ({
    count: 1,
    of: `walk in ${name}`,
    why: `not found: apt-get install ${packages.join(' ')}`,
  }));
