import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addToLog, type LogEntry, lineOf, readLog } from './audit-log.ts';

let folder: string;
const file = () => join(folder, 'releases/log.jsonl');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  mkdirSync(join(folder, 'releases'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (entries: LogEntry[]) => addToLog(folder, entries.map(lineOf));
const entry = (to: string) => ({
  at: `2026-11-0${to}T09:00:00Z`,
  by: '田中',
  what: 'release',
  app: 'mf-news',
  from: null,
  to,
});

test('what was done is read in its order, each in a line of its own', () => {
  expect(readLog(folder)).toEqual([]);
  write([entry('1')]);
  write([entry('2'), entry('3')]);
  expect(readLog(folder)).toEqual([entry('1'), entry('2'), entry('3')]);
  expect(readFileSync(file(), 'utf8').split('\n')).toHaveLength(4);
});

test('a broken line breaks no other, not even one that was cut off', () => {
  write([entry('1')]);
  appendFileSync(file(), '{"at":"2026-11-02","by":');
  write([entry('3')]);
  appendFileSync(file(), 'null\n[]\n{"at":1}\n');
  write([entry('4')]);
  expect(readLog(folder)).toEqual([entry('1'), entry('3'), entry('4')]);
});

test('what is there already is not written twice', () => {
  write([entry('1')]);
  write([entry('1'), entry('2')]);
  expect(readLog(folder)).toEqual([entry('1'), entry('2')]);
});

test('what a later command writes is kept', () => {
  write([{ ...entry('1'), companies: 3 }]);
  expect(readLog(folder)).toEqual([{ ...entry('1'), companies: 3 }]);
});
