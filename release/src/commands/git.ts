import { spawnSync } from 'node:child_process';

/** What git answers in this folder; null if it refuses, as it does outside of a repository. */
export function git(folder: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : null;
}
