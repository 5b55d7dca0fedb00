import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git } from './git.ts';

/** Which commit has passed the tests of its repository here. */
const TESTED_FILE = '.cache/tested-commit';

interface Origin {
  app: string;
  /** It is a finished build, and not one of this working tree. */
  isBuilt: boolean;
  /** Nobody looks on while it is released. */
  isInCi: boolean;
  /** The commit for which CI answers, if another job has tested one. */
  testedElsewhere: string | undefined;
  /** Why it may be something else. */
  dirty: string | undefined;
}

/**
 * What is released is a commit; in CI one that has passed the tests. Where git knows nothing, as in an unpacked archive,
 * only a release by hand goes through.
 * @throws with a sentence about what is not committed or not tested.
 */
export function refuseUntested(root: string, { app, isBuilt, isInCi, testedElsewhere, dirty }: Origin): void {
  if (dirty !== undefined || (isBuilt && !isInCi)) return;
  const changes = git(root, 'status', '--porcelain');
  const because = `or say why ${app} is released nevertheless: --dirty "…".`;
  if (changes) {
    const files = changes.split('\n').map((line) => line.slice(3));
    const more = files.length > 3 ? ` and ${files.length - 3} more` : '';
    throw new Error(`Not committed: ${files.slice(0, 3).join(', ')}${more}. Commit it, ${because}`);
  }
  if (!isInCi) return;
  const commit = git(root, 'rev-parse', 'HEAD');
  if (commit === null)
    throw new Error(
      `git finds no commit in ${root}, so that nobody knows whether it has passed its tests. Release from a clone, ${because}`,
    );
  if (commit !== testedElsewhere && commit !== testedHere(root))
    throw new Error(
      `${commit} has not passed its tests here (${TESTED_FILE} does not name it). Run all of them first, ${because}`,
    );
}

function testedHere(root: string): string | null {
  const file = join(root, TESTED_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** After all tests of the repository have passed: a tree with changes is no commit. */
export function noteTestedCommit(root: string): void {
  const commit = git(root, 'rev-parse', 'HEAD');
  if (commit === null || git(root, 'status', '--porcelain') !== '') return;
  const file = join(root, TESTED_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, commit);
}
