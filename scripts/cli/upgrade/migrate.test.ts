import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Files, Migration } from '@portal/app-kit/migrations';
import { git } from '../../git.ts';
import { type MigrationTools, migrate } from './migrate.ts';

const rename = (from: string, to: string): Migration => ({
  title: `${from} is ${to}`,
  migrate: ({ 'a.ts': text = '' }): Files => (text.includes(from) ? { 'a.ts': text.replace(from, to) } : {}),
  nextSteps: ({ 'a.ts': text = '' }) => (text.includes('?') ? [`a.ts:1 ${to}?`] : []),
});

let root = '';
let formatted: (readonly string[])[] = [];
let installs = 0;
const tools = (migrations: readonly Migration[]): MigrationTools => ({
  migrations,
  say: () => undefined,
  format: (files) => void formatted.push(files),
  install: () => {
    installs += 1;
  },
});
const subjects = () => git(root, 'log', '--format=%s').trim().split('\n').reverse();
const birth = () => JSON.parse(readFileSync(join(root, 'portal.json'), 'utf8'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'migrate-'));
  formatted = [];
  installs = 0;
  writeFileSync(join(root, 'a.ts'), 'one');
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'portal.json'), '{ "remote": "mf-parking", "template": "1.0.0" }');
  git(root, 'init', '--quiet');
  git(root, 'config', 'user.name', 'A');
  git(root, 'config', 'user.email', 'a@a.example');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'the beginning');
});
afterEach(() => rmSync(root, { recursive: true }));

test('each migration is a commit of its own, and its number is kept', () => {
  const migrations = [rename('one', 'two'), rename('two', 'three?'), rename('nothing', 'something')];
  expect(migrate(root, tools(migrations))).toEqual(['a.ts:1 two?', 'a.ts:1 three??', 'a.ts:1 something?']);
  expect(subjects().slice(1)).toEqual([
    'Migration 0001: one is two',
    'Migration 0002: two is three?',
    'Migration 0003: nothing is something (nothing to change)',
  ]);
  expect(git(root, 'show', 'HEAD~1:a.ts')).toBe('three?');
  expect(birth()).toEqual({ remote: 'mf-parking', template: '1.0.0', migration: 3 });
  expect(formatted).toEqual([['a.ts'], ['a.ts']]);
  expect(installs).toBe(0);
});

test('what has run does not run again', () => {
  migrate(root, tools([rename('one', 'two')]));
  writeFileSync(join(root, 'a.ts'), 'one');
  git(root, 'commit', '--all', '--quiet', '--message', 'our own one');
  migrate(root, tools([rename('one', 'two'), rename('one', 'three')]));
  expect(subjects().slice(2)).toEqual(['our own one', 'Migration 0002: one is three']);
});

test('new dependencies are installed before the commit', () => {
  const adds: Migration = {
    title: 'a library',
    migrate: () => ({ 'package.json': '{ "x": 1 }' }),
    nextSteps: () => [],
  };
  migrate(root, tools([adds]));
  expect(installs).toBe(1);
});

test('after one that fails nothing of it is kept', () => {
  const fails: Migration = {
    title: 'fails',
    migrate: () => {
      throw new Error('src/a.ts cannot be read');
    },
    nextSteps: () => [],
  };
  expect(() => migrate(root, tools([rename('one', 'two'), fails]))).toThrow('src/a.ts cannot be read');
  expect(birth().migration).toBe(1);
  expect(git(root, 'status', '--porcelain')).toBe('');
});
