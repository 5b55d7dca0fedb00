import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from '../tracked-files.ts';
import { foldersWithoutOwner, idleOwners, ownerOf, parseOwners } from './owners.ts';

const root = join(__dirname, '../..');
const owners = parseOwners(readFileSync(join(root, '.github/CODEOWNERS'), 'utf8'));
const files = trackedFiles();

test('every folder has a line in CODEOWNERS', () => {
  expect(foldersWithoutOwner(files, owners)).toEqual([]);
});

test('every line in CODEOWNERS owns files', () => {
  expect(idleOwners(files, owners)).toEqual([]);
});

test('the last line that matches counts', () => {
  const lines = parseOwners('* @a/all\n/shell/ @a/shell\n/shell/src/login/ @a/login\n/shell/README.md @a/docs');
  const team = (file: string) => ownerOf(file, lines)?.teams[0];
  expect(
    ['package.json', 'shell/src/main.ts', 'shell/src/login/login-page.tsx', 'shell/README.md', 'shell-2/a.ts'].map(
      team,
    ),
  ).toEqual(['@a/all', '@a/shell', '@a/login', '@a/docs', '@a/all']);
});

test('a new folder is missed, and a line that owns nothing', () => {
  const lines = parseOwners('* @a/all\n/shell/ @a/shell\n/gone/ @a/gone\n/shell/src/ @a/shell');
  expect(foldersWithoutOwner(['shell/src/a.ts', 'mf-new/src/a.ts', 'shared/new/a.ts', 'README.md'], lines)).toEqual([
    'mf-new/',
    'shared/new/',
  ]);
  expect(idleOwners(['shell/src/a.ts', 'README.md'], lines)).toEqual(['/shell/', '/gone/']);
});

test.each(['/shell/', 'shell/ @a/b', '/mf-*/ @a/b', '/shell/ nobody'])('%s is refused', (line) => {
  expect(() => parseOwners(line)).toThrow('is no "/folder/ @team"');
});
