import { suspectsIn, type WatchedVersion } from './suspects.ts';

const NOW = new Date('2026-11-30T10:00:30.000Z');
const at = (minutesAgo: number): string =>
  new Date(Date.parse('2026-11-30T10:00:00.000Z') - minutesAgo * 60_000).toISOString();

type Minute = readonly [minutesAgo: number, sessions: number, errors: number];
const version = (name: string, ...minutes: readonly Minute[]): WatchedVersion => ({
  app: 'mf-billing',
  version: name,
  minutes: minutes.map(([ago, sessions, errors]) => ({ at: at(ago), sessions, errors })),
});

test('a version with three times the errors of the one before, since a release some minutes ago', () => {
  const old = version('1', [40, 100, 90], [12, 20, 1], [5, 20, 1]);
  const bad = version('2', [4, 20, 3], [1, 20, 3]);
  expect(suspectsIn([old, bad], NOW)).toEqual([
    { app: 'mf-billing', version: '2', before: '1', errors: 6, sessions: 40, errorsBefore: 2, sessionsBefore: 40 },
  ]);
});

test.each([
  ['fewer than three times', version('1', [9, 40, 4]), version('2', [2, 40, 11])],
  ['the errors of one customer', version('1', [9, 40, 0]), version('2', [2, 40, 4])],
  ['errors of more than ten minutes ago', version('1', [30, 40, 0]), version('2', [11, 40, 50], [1, 40, 0])],
  ['the version before did no better', version('1', [9, 40, 40]), version('2', [2, 40, 40])],
])('not: %s', (_, old, recent) => {
  expect(suspectsIn([old, recent], NOW)).toEqual([]);
});

test('of a version before that had no error, five are enough', () => {
  expect(suspectsIn([version('1', [9, 400, 0]), version('2', [2, 400, 5])], NOW)).toHaveLength(1);
});

test('not: one of which nobody knows the version before', () => {
  const other = { ...version('1', [9, 40, 0]), app: 'mf-news' };
  expect(suspectsIn([other, version('2', [2, 40, 40])], NOW)).toEqual([]);
});

test('a canary is compared with what the other companies have at the same time', () => {
  const others = version('1', [50, 90, 45], [8, 90, 2], [0, 90, 1]);
  const canary = version('2', [8, 10, 3], [0, 10, 3]);
  expect(suspectsIn([canary, others], NOW)).toEqual([
    expect.objectContaining({ version: '2', before: '1', errorsBefore: 3, sessionsBefore: 180 }),
  ]);
});

/** For the whole hour that is kept, so that neither was there first. */
const allHour = (name: string, errors: (minutesAgo: number) => number): WatchedVersion =>
  version(name, ...Array.from({ length: 60 }, (_, index): Minute => [59 - index, 10, errors(59 - index)]));
const live = new Map([['mf-billing', ['1', '2']]]);

test('a canary as old as what is kept is compared with what the other companies have in the same ten minutes', () => {
  const current = allHour('1', (ago) => (ago < 10 ? 0 : 40));
  const canary = allHour('2', (ago) => (ago < 8 ? 10 : 0));
  expect(suspectsIn([current, canary], NOW, live)).toEqual([
    { app: 'mf-billing', version: '2', before: '1', errors: 80, sessions: 100, errorsBefore: 0, sessionsBefore: 100 },
  ]);
});

test('not: what the other companies have, beside a canary that was heard of first', () => {
  const current = version('1', [30, 10, 0], [2, 10, 9]);
  expect(suspectsIn([current, allHour('2', () => 0)], NOW, live)).toEqual([]);
});
