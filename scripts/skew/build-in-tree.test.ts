import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appsIn, foldersBuilt } from './build-in-tree.ts';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'tree-'));
  mkdirSync(join(tree, 'mf-news'));
  writeFileSync(join(tree, 'mf-news/webpack.config.ts'), '');
});
afterEach(() => rmSync(tree, { recursive: true }));

test('an app that a commit does not have is not built there', () => {
  expect(appsIn(tree, ['mf-news', 'mf-help'])).toEqual(['mf-news']);
});

test('the named apps are built, and the folders are what the command prints', () => {
  const run = jest.fn(() => `Building ...\n${tree}/mf-news/dist/1\n`);
  expect(foldersBuilt(tree, ['mf-news'], run)).toEqual([`${tree}/mf-news/dist/1`]);
  expect(run).toHaveBeenCalledWith(process.execPath, ['--import', 'tsx', 'scripts/build.ts', 'mf-news'], tree);
});

test('if there is none of them, nothing is built: without a name the command would build all', () => {
  const run = jest.fn(() => '');
  expect(foldersBuilt(tree, [], run)).toEqual([]);
  expect(run).not.toHaveBeenCalled();
});
