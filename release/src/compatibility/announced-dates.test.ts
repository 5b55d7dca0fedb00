import type { HostBuildContract } from '@portal/app-kit/build/contract';
import { shellContract } from '#testing/contracts.ts';
import { brokenDates, daysLeft } from './announced-dates.ts';

const UI = '@portal/ui';
const SHEET = { since: '2026.12', until: '2027.06', use: 'Modal' };

const shell = (version: string, changes: Partial<HostBuildContract> = {}): HostBuildContract =>
  shellContract({
    version,
    provides: { [UI]: ['Modal', 'Sheet'] },
    deprecated: { [UI]: { Sheet: SHEET } },
    ...changes,
  });
const without = { provides: { [UI]: ['Modal'] }, deprecated: {} };
const broken = (changes: Partial<HostBuildContract>, today = '2027-06-30', live = shell('S1')) =>
  brokenDates(live, shell('S2', changes), today);

test.each([
  ['the name', without],
  ['its whole module', { provides: {}, deprecated: {} }],
])('a shell without %s is refused to the last day of the month, although nobody uses it', (_, changes) => {
  expect(broken(changes)).toEqual([
    'The shell S2 no longer provides Sheet of @portal/ui, which is announced until 2027.06: keep it until that month is over.',
  ]);
  expect(broken(changes, '2027-07-01')).toEqual([]);
});

test('a date that moves closer is refused; it may move later, or be taken back', () => {
  const until = (month: string) => ({ deprecated: { [UI]: { Sheet: { ...SHEET, until: month } } } });
  expect(broken(until('2027.05'))).toEqual([
    'The shell S2 announces Sheet of @portal/ui until 2027.05, and the live shell S1 until 2027.06: a date only moves later.',
  ]);
  expect(broken(until('2027.06'))).toEqual([]);
  expect(broken(until('2027.07'))).toEqual([]);
  expect(broken({ deprecated: {} })).toEqual([]);
});

test('no date holds what was never announced, or is gone already', () => {
  expect(broken(without, '2027-01-31', shell('S1', { deprecated: {} }))).toEqual([]);
  expect(broken(without, '2027-01-31', shell('S1', { provides: without.provides }))).toEqual([]);
});

test('a module that is handed out as a whole has every name', () => {
  expect(broken({ provides: { [UI]: ['*'] }, deprecated: {} })).toEqual([]);
  expect(broken(without, '2027-01-31', shell('S1', { provides: { [UI]: ['*'] } }))).toHaveLength(1);
});

test('days are left until the end of the month', () => {
  expect(daysLeft('2027.02', '2027-02-28')).toBe(0);
  expect(daysLeft('2027.02', '2027-01-31')).toBe(28);
  expect(daysLeft('2027.02', '2027-03-01')).toBe(-1);
});
