import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { git, objectOf } from '../git.ts';
import { CERTIFICATE } from './answers.ts';

/** The repository that is adopted, as git sees it. */
export function repositoryAt(folder: string) {
  const here = (...args: string[]): string => git(folder, ...args);
  const linesOf = (...args: string[]): string[] =>
    here(...args)
      .split('\n')
      .filter(Boolean);
  const isMerging = (): boolean => existsSync(join(folder, here('rev-parse', '--git-path', 'MERGE_HEAD')));
  return {
    isMerging,
    changes: () => linesOf('status', '--porcelain'),
    head: () => here('rev-parse', 'HEAD'),
    /** Of the merge that goes on, or that HEAD is, the template's side: the one that nobody has adopted. */
    mergedTemplate: () => {
      const merged = objectOf(folder, isMerging() ? 'MERGE_HEAD' : 'HEAD^2');
      return merged && !objectOf(folder, `${merged}:${CERTIFICATE}`) ? merged : undefined;
    },
    clashes: () => linesOf('diff', '--name-only', '--diff-filter=U'),
    /** Of a file that clashes, the side of what is merged. */
    takeMerged: (file: string) => here('checkout', '--theirs', '--', file),
    stage: (files: readonly string[]) => here('add', '--', ...files),
    /** Whether they are there or not. */
    remove: (files: readonly string[]) => files.length > 0 && here('rm', '--quiet', '--ignore-unmatch', '--', ...files),
    hasStaged: () => linesOf('diff', '--cached', '--name-only').length > 0,
    commit: (subject: string, body: string) => here('commit', '--quiet', '-m', subject, '-m', body),
    endMerge: () => here('commit', '--quiet', '--no-edit'),
  };
}
