import { spawnSync } from 'node:child_process';

/** What git answers in this folder. @throws with what git said. */
export function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${(error?.message ?? `${stdout}${stderr}`).trim()}`);
  return stdout.trimEnd();
}

/** The commit, or another object, that this name stands for; undefined if there is none. */
export function objectOf(folder: string, name: string): string | undefined {
  try {
    return git(folder, 'rev-parse', '--verify', '--quiet', name);
  } catch {
    return undefined;
  }
}

/** Commits all that the folder has. A hook may check what is only true after the last of several commits. */
export function commitAll(folder: string, subject: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--no-verify', '--message', subject);
}
