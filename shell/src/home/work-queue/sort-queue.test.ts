import { daysFrom, isUrgent, sortQueue } from './sort-queue.ts';
import type { WaitingItem } from './waiting-item.ts';

const TODAY = '2026-11-22';
const bill = (day: string, key = `bill-${day}`): WaitingItem => ({
  kind: 'bill',
  key,
  site: '現場',
  day,
  year: 2026,
  month: 11,
  totalRent: 29_700,
});
const papers = (day: string, key = `papers-${day}`): WaitingItem => ({
  kind: 'papers',
  key,
  site: '現場',
  day,
  orderId: 'ordr00000000000001',
  parkingName: '第一駐車場',
});

test.each([
  ['2026-11-22', 0],
  ['2026-11-30', 8],
  ['2026-11-12', -10],
  ['2027-03-01', 99],
])('%s is %i days from today', (day, days) => {
  expect(daysFrom(TODAY, day)).toBe(days);
});

test.each([
  ['bill', '2026-12-03', false],
  ['bill', '2026-12-02', true],
  ['bill', '2026-11-22', true],
  ['bill', '2026-11-12', true],
  ['bill', '2026-11-11', false],
  ['estimates', '2026-11-16', true],
  ['estimates', '2026-11-17', false],
  ['papers', '2026-11-16', true],
  ['papers', '2026-11-17', false],
  ['papers', '2026-11-22', false],
] as const)('%s of %s: urgent %s', (kind, day, expected) => {
  expect(isUrgent({ kind, day }, TODAY)).toBe(expected);
});

test('what is urgent goes first, then the oldest, due dates and waiting days alike', () => {
  const inOrder = [
    papers('2026-11-12'),
    papers('2026-11-14'),
    bill('2026-11-30'),
    bill('2026-12-02'),
    bill('2026-04-30'),
    papers('2026-11-18'),
    bill('2026-12-31'),
  ];
  expect(sortQueue(inOrder.toReversed(), TODAY)).toEqual(inOrder);
});

test('equal ones always have the same order', () => {
  const equal = [bill('2026-11-30', 'bill-a'), bill('2026-11-30', 'bill-b'), papers('2026-11-15', 'papers-a')];
  const keys = (items: readonly WaitingItem[]) => sortQueue(items, TODAY).map(({ key }) => key);
  expect(keys(equal)).toEqual(['papers-a', 'bill-a', 'bill-b']);
  expect(keys(equal.toReversed())).toEqual(keys(equal));
});
