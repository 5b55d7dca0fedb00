import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';

interface JestOptions {
  /** Where the counts go; only failures are then printed. */
  report?: string | undefined;
  env?: NodeJS.ProcessEnv;
}

/** Returns the exit code. */
export function runJest(args: readonly string[], { report, env = {} }: JestOptions = {}): number {
  const reporting = report === undefined ? [] : ['--json', `--outputFile=${report}`];
  const { status } = spawnSync(join(root, 'node_modules/.bin/jest'), [...args, ...reporting], {
    cwd: root,
    stdio: report === undefined ? 'inherit' : ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
