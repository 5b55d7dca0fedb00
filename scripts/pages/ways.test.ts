import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmScriptsIn } from '../ci/workflow.ts';
import { readPages } from './pages.ts';
import { WAYS } from './ways.ts';

const root = join(__dirname, '../..');
const pages = readPages(root);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test.each(pages)('each command in $file has a way to be run', ({ commands }) => {
  expect(commands.filter((name) => !WAYS.some(({ command }) => command === name))).toEqual([]);
});

test('each way is that of a command in a page', () => {
  const named = new Set(pages.flatMap(({ commands }) => commands));
  expect(WAYS.map(({ command }) => command).filter((command) => !named.has(command))).toEqual([]);
});

test('each command has one way', () => {
  const commands = WAYS.map(({ command }) => command);
  expect(commands.filter((command, index) => commands.indexOf(command) !== index)).toEqual([]);
});

test('what is run exists', () => {
  const called = WAYS.flatMap(({ command, as = command }) => npmScriptsIn(as));
  expect(called.filter((name) => !['start', 'test', 'run'].includes(name) && !(name in scripts))).toEqual([]);
});

test('a command that is run by another one names one that is run', () => {
  const others = WAYS.flatMap(({ by = '' }) => by.match(/`([^`]+)` of this list/)?.[1] ?? []);
  const isRun = (name: string) => WAYS.some(({ command, by, notHere }) => command === name && !by && !notHere);
  expect(others.filter((name) => !isRun(name))).toEqual([]);
});

test('of a command that cannot be run here, each page says so', () => {
  for (const { command, notHere } of WAYS.filter((way) => way.notHere !== undefined))
    for (const { file, text } of pages.filter(({ commands }) => commands.includes(command)))
      expect(`${file}: ${text.toLowerCase().includes(notHere ?? '')}`).toBe(`${file}: true`);
});
