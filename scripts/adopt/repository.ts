import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CERTIFICATE } from './answers.ts';

/** The repository that is adopted, as git sees it. */
export function repositoryAt(folder: string) {
  const git = (...args: string[]): string => {
    const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args[0]} failed: ${(error?.message ?? `${stdout}${stderr}`).trim()}`);
    return stdout.trim();
  };
  const linesOf = (...args: string[]): string[] =>
    git(...args)
      .split('\n')
      .filter(Boolean);
  const isMerging = (): boolean => existsSync(join(folder, git('rev-parse', '--git-path', 'MERGE_HEAD')));
  const commitOf = (name: string): string | undefined => {
    const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', name], {
      cwd: folder,
      encoding: 'utf8',
    });
    return status === 0 ? stdout.trim() : undefined;
  };
  return {
    isMerging,
    changes: () => linesOf('status', '--porcelain'),
    head: () => git('rev-parse', 'HEAD'),
    /** Of the merge that goes on, or that HEAD is, the template's side: the one that nobody has adopted. */
    mergedTemplate: () => {
      const merged = commitOf(isMerging() ? 'MERGE_HEAD' : 'HEAD^2');
      return merged && !commitOf(`${merged}:${CERTIFICATE}`) ? merged : undefined;
    },
    clashes: () => linesOf('diff', '--name-only', '--diff-filter=U'),
    /** Of a file that clashes, the side of what is merged. */
    takeMerged: (file: string) => git('checkout', '--theirs', '--', file),
    stage: (files: readonly string[]) => git('add', '--', ...files),
    /** Whether they are there or not. */
    remove: (files: readonly string[]) => files.length > 0 && git('rm', '--quiet', '--ignore-unmatch', '--', ...files),
    hasStaged: () => linesOf('diff', '--cached', '--name-only').length > 0,
    commit: (subject: string, body: string) => git('commit', '--quiet', '-m', subject, '-m', body),
    endMerge: () => git('commit', '--quiet', '--no-edit'),
  };
}
