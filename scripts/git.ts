import { spawnSync } from 'node:child_process';

/** @throws with what git said. */
export function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr || stdout}`);
  return stdout;
}

/** Everything in the repository as it is. What a hook checks may be true only after the last of several commits. */
export function commitAll(root: string, subject: string): void {
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--no-verify', '--message', subject);
}
