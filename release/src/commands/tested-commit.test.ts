import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteTestedCommit, refuseUntested } from './tested-commit.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=sato', '-c', 'user.email=sato@example.com', ...args], { cwd: root });
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tested-commit-'));
  git('init', '--quiet');
  writeFileSync(join(root, '.gitignore'), '.cache/\n');
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

function commit(): void {
  git('add', '-A');
  git('commit', '--quiet', '--allow-empty', '-m', 'a change');
}
const change = (file: string) => writeFileSync(join(root, file), 'changed');
const release =
  (origin: Partial<Parameters<typeof refuseUntested>[1]> = {}) =>
  () =>
    refuseUntested(root, {
      app: 'mf-news',
      isBuilt: false,
      isInCi: false,
      testedElsewhere: undefined,
      dirty: undefined,
      ...origin,
    });

test('a commit is released; what is not committed is named, new files too', () => {
  expect(release()).not.toThrow();
  for (const file of ['a.ts', 'b.ts', 'c.ts', 'd.ts']) change(file);
  expect(release()).toThrow(
    /^Not committed: a\.ts, b\.ts, c\.ts and 1 more\. Commit it, or say why mf-news is released/,
  );
  expect(release({ dirty: 'a repair at night' })).not.toThrow();
});

test('of a finished build this working tree says nothing', () => {
  change('a.ts');
  expect(release({ isBuilt: true })).not.toThrow();
  expect(release({ isBuilt: true, isInCi: true })).toThrow('Not committed: a.ts.');
});

test('in CI it is the very commit that has passed the tests', () => {
  expect(release({ isInCi: true })).toThrow('has not passed its tests here');
  noteTestedCommit(root);
  expect(release({ isInCi: true })).not.toThrow();
  commit();
  expect(release({ isInCi: true })).toThrow('has not passed its tests here');
  expect(release()).not.toThrow();
});

test('another job of CI may have tested it', () => {
  const testedElsewhere = git('rev-parse', 'HEAD').toString().trim();
  expect(release({ isInCi: true, testedElsewhere })).not.toThrow();
  commit();
  expect(release({ isInCi: true, testedElsewhere })).toThrow('has not passed its tests here');
});

test('tests that pass with changes in the tree say nothing about its commit', () => {
  change('a.ts');
  noteTestedCommit(root);
  rmSync(join(root, 'a.ts'));
  expect(release({ isInCi: true })).toThrow('has not passed its tests here');
});

test('what git does not know, as in an unpacked archive, is released by hand alone', () => {
  rmSync(join(root, '.git'), { recursive: true });
  change('a.ts');
  expect(release()).not.toThrow();
  const archive = { isInCi: true, testedElsewhere: 'a'.repeat(40) };
  expect(release(archive)).toThrow(
    /^git finds no commit in .*, so that nobody knows whether it has passed its tests\./,
  );
  expect(release({ ...archive, isBuilt: true })).toThrow('git finds no commit');
  expect(release({ ...archive, dirty: 'a repair at night' })).not.toThrow();
});

test('a repository without a commit has none that was tested', () => {
  rmSync(join(root, '.git'), { recursive: true });
  rmSync(join(root, '.gitignore'));
  git('init', '--quiet');
  expect(release({ isInCi: true })).toThrow('git finds no commit');
});
