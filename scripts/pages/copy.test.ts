import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyOfRepository } from './copy.ts';

let home: string;
let repository: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'copy-'));
  repository = join(home, 'repository');
  mkdirSync(join(home, 'copies'));
  write('scripts/prepare.mjs', 'export const prepare = () => undefined;');
  for (const file of ['kept.txt', 'staged.txt', 'edited.txt', 'removed.txt', 'moved.txt']) write(file, 'committed');
  write('.gitignore', 'dist');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@demo.example', 'commit', '--quiet', '--message', 'first');
});
afterEach(() => rmSync(home, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), text);
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function copied<T>(look: (folder: string) => T): T {
  const { folder, remove } = copyOfRepository(repository, join(home, 'copies'));
  const seen = look(folder);
  remove();
  return seen;
}

test('a copy has what is not committed yet, staged or not, and what is built', () => {
  write('staged.txt', 'staged');
  write('new/staged.txt', 'staged');
  git('mv', 'moved.txt', 'here.txt');
  git('add', '--all');
  write('edited.txt', 'edited');
  write('new/edited.txt', 'edited');
  rmSync(join(repository, 'removed.txt'));
  write('mf-news/dist/1/main.js', 'built');
  const files = ['kept.txt', 'staged.txt', 'new/staged.txt', 'edited.txt', 'new/edited.txt', 'here.txt'];
  expect(
    copied((folder) => ({
      ...Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])),
      gone: ['removed.txt', 'moved.txt'].filter((file) => existsSync(join(folder, file))),
      built: readFileSync(join(folder, 'mf-news/dist/1/main.js'), 'utf8'),
    })),
  ).toEqual({
    'kept.txt': 'committed',
    'staged.txt': 'staged',
    'new/staged.txt': 'staged',
    'edited.txt': 'edited',
    'new/edited.txt': 'edited',
    'here.txt': 'committed',
    gone: [],
    built: 'built',
  });
});

test('nothing stays behind, nor of a copy that could not be installed', () => {
  expect(copied(() => readdirSync(join(home, 'copies')))).toHaveLength(1);
  expect(readdirSync(join(home, 'copies'))).toEqual([]);
  write('scripts/prepare.mjs', 'export const prepare = () => process.exit(1);');
  expect(() => copied(() => undefined)).toThrow('prepare');
  expect(readdirSync(join(home, 'copies'))).toEqual([]);
});
