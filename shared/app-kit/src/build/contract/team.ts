import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import type { Compiler } from 'webpack';
import { repositoryOf } from '../repository.ts';

/** Beside the contract file in a build. It is kept with the records, never served. */
export const TEAM_FILE = 'team.json';
/** Beside an app's `package.json`. */
export const BUDGET_FILE = 'budget.json';

const Bytes = v.pipe(v.number(), v.integer(), v.minValue(1));
/** What an app may cost a customer: bytes of JavaScript as they are sent, compressed with brotli. */
export const Budget = v.strictObject({
  /** All of its files. */
  total: Bytes,
  /** What its largest first page loads of it. */
  largestPage: Bytes,
});
export type Budget = v.InferOutput<typeof Budget>;

/** What whoever releases has to know of an app whose repository is elsewhere. */
export const Team = v.object({
  /** As CODEOWNERS names it; null: it does not. */
  owner: v.nullable(v.string()),
  /** As the file has it: the release says what is wrong with it. */
  budget: v.optional(v.unknown()),
});
export type Team = v.InferOutput<typeof Team>;

/** Of a build, in its folder or among its records; null: builds from before 2026-12 have none. */
export function readTeam(folder: string): Team | null {
  const file = join(folder, TEAM_FILE);
  return existsSync(file) ? v.parse(v.pipe(v.string(), v.parseJson(), Team), readFileSync(file, 'utf8')) : null;
}

/** Of an app, in the folder of its sources. */
export function teamIn(directory: string): Team {
  const budget = join(directory, BUDGET_FILE);
  return { owner: ownerOf(directory), ...(existsSync(budget) ? { budget: budgetIn(budget) } : {}) };
}

function budgetIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is no JSON.`, { cause });
  }
}

/** Of patterns the folders and `*`, as GitHub decides between them: the last line that matches. */
function ownerOf(directory: string): string | null {
  const root = repositoryOf(directory);
  const file = join(root, '.github/CODEOWNERS');
  if (!existsSync(file)) return null;
  const folder = `/${relative(root, directory)}/`;
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const line = lines.findLast(
    ([pattern = '']) => pattern === '*' || (pattern.endsWith('/') && folder.startsWith(pattern)),
  );
  return line?.[1] ?? null;
}

/** Writes `team.json` beside the build's files. */
export class TeamPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: Stage, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TeamPlugin', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'TeamPlugin', stage: Stage.PROCESS_ASSETS_STAGE_REPORT }, () =>
        compilation.emitAsset(TEAM_FILE, new sources.RawSource(JSON.stringify(teamIn(compiler.context)))),
      ),
    );
  }
}
