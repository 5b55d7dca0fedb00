import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLog } from './audit-log.ts';
import { replaceFiles, settle } from './journal.ts';

/** How many steps are left before the process ends. */
let mockLeft = Number.POSITIVE_INFINITY;
jest.mock('./step.ts', () => ({
  nextStep: () => {
    if (mockLeft-- === 0) throw new Error('ended');
  },
}));

/** In no particular order. */
const ENTRY = {
  source: 'c0ffee',
  to: '2',
  at: '2026-11-22T09:00:00Z',
  by: 'tanaka',
  what: 'release',
  app: 'mf-news',
  from: '1',
};
const OLD = { 'public/a': 'old a', 'public/b': 'old b', 'public/e': 'old e', 'public/registry': 'old registry' };
const NEW = { 'public/a': 'new a', 'public/c/d': 'new d', 'public/b': 'new b', 'public/registry': 'new registry' };
/** In this order; one of the old files is removed. */
const CHANGE = {
  'public/a': 'new a',
  'public/c/d': 'new d',
  'public/b': 'new b',
  'public/e': null,
  'public/registry': 'new registry',
};

let folder: string;
beforeEach(() => {
  mockLeft = Number.POSITIVE_INFINITY;
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  mkdirSync(join(folder, 'public'));
  for (const [file, text] of Object.entries(OLD)) writeFileSync(join(folder, file), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

const content = () =>
  Object.fromEntries(
    Object.keys(CHANGE)
      .filter((file) => existsSync(join(folder, file)))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** As if the process ended after so many steps; false if it takes fewer. */
function endsAfter(steps: number, work: () => void): boolean {
  mockLeft = steps;
  try {
    work();
    return false;
  } catch (error) {
    expect(error).toEqual(new Error('ended'));
    return true;
  } finally {
    mockLeft = Number.POSITIVE_INFINITY;
  }
}

test('all files take their places or go, and the log says so', () => {
  replaceFiles(folder, CHANGE, [ENTRY]);
  expect(content()).toEqual(NEW);
  expect(readLog(folder)).toEqual([ENTRY]);
  expect(readdirSync(join(folder, 'releases'))).toEqual(['log.jsonl']);
  expect(settle(folder)).toBeNull();
});

test('wherever it ends, it is taken back, or complete if the last file stands', () => {
  let steps = 0;
  const outcomes: unknown[] = [];
  for (; ; steps += 1) {
    for (const [file, text] of Object.entries(OLD)) writeFileSync(join(folder, file), text);
    rmSync(join(folder, 'public/c'), { recursive: true, force: true });
    rmSync(join(folder, 'releases'), { recursive: true, force: true });
    if (!endsAfter(steps, () => replaceFiles(folder, CHANGE, [ENTRY]))) break;
    const isLive = content()['public/registry'] === 'new registry';
    settle(folder);
    expect(content()).toEqual(isLive ? NEW : OLD);
    outcomes.push(readLog(folder).map(({ takenBack }) => takenBack ?? false)[0] ?? 'nothing had begun');
    expect(
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('journal')),
    ).toEqual([]);
  }
  expect(outcomes).toEqual([...Array(3).fill('nothing had begun'), ...Array(5).fill(true), ...Array(3).fill(false)]);
});

test('taking back may be interrupted itself, any number of times', () => {
  for (let steps = 0; ; steps += 1) {
    for (const [file, text] of Object.entries(OLD)) writeFileSync(join(folder, file), text);
    rmSync(join(folder, 'public/c'), { recursive: true, force: true });
    rmSync(join(folder, 'releases'), { recursive: true, force: true });
    expect(endsAfter(7, () => replaceFiles(folder, CHANGE, [ENTRY]))).toBe(true);
    const wasInterrupted = endsAfter(steps, () => settle(folder));
    settle(folder);
    expect(content()).toEqual(OLD);
    expect(readLog(folder)).toEqual([{ ...ENTRY, takenBack: true }]);
    if (!wasInterrupted) break;
  }
});
