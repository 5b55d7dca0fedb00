import { spawnSync } from 'node:child_process';

/** What git answers in this folder; null if it refuses, as it does outside of a repository. */
export function git(folder: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : null;
}

/** The commit of a working tree, and where it is from; both undefined outside of a repository. */
export const originOf = (root: string): { source?: string; repository?: string } => ({
  source: git(root, 'describe', '--always', '--dirty=+changes', '--exclude=*') ?? undefined,
  // Without the password that such an address may have.
  repository: git(root, 'remote', 'get-url', 'origin')?.replace(/\/\/[^/@]*@/, '//'),
});
