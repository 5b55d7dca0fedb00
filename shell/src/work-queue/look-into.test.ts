import { type Candidate, countToLookInto, isWholeList, oldestFirst, oldestPages } from './look-into.ts';
import type { WaitingItem } from './waiting-item.ts';

/** Order number 1 is of the 1st of October, and so on. */
const dayOf = (index: number) => new Date(Date.UTC(2026, 9, index, 3)).toISOString();
const candidates = (count: number): Candidate[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'estimates',
    order: { id: `order-${index + 1}`, name: '現場', createdAt: dayOf(index + 1) },
  }));
const waitingSince = (day: string): WaitingItem => ({
  kind: 'papers',
  key: day,
  site: '現場',
  day,
  orderId: '1',
  parkingName: '駐車場',
});
/** Each order's estimates came `days` after it. */
const answered = (days: number) => (candidate: Candidate) => {
  const at = new Date(Date.parse(candidate.order.createdAt) + days * 86_400_000);
  return [waitingSince(at.toISOString().slice(0, 10))];
};

test.each([
  [0, 0],
  [1, 1],
  [6, 6],
  [40, 6],
])('of %i orders %i are looked into at first', (count, expected) => {
  expect(countToLookInto(candidates(count), () => undefined)).toBe(expected);
});

test.each([
  // The fifth has waited since the day on which the seventh order came.
  [2, 6],
  [3, 12],
  [9, 12],
])(
  'if estimates come %i days after their order, %i of 40 are needed to be sure of the first five',
  (days, expected) => {
    expect(countToLookInto(candidates(40), answered(days))).toBe(expected);
  },
);

test('the next ones are not asked for before the former have answered', () => {
  const found = (candidate: Candidate) => (candidate.order.id === 'order-3' ? undefined : answered(9)(candidate));
  expect(countToLookInto(candidates(40), found)).toBe(6);
});

test.each([
  [8, 8],
  [12, 12],
  [100, 12],
])('if nothing waits in %i orders, %i are looked into', (count, expected) => {
  expect(countToLookInto(candidates(count), () => [])).toBe(expected);
});

test('the order that has existed for longest is first', () => {
  const all = candidates(3);
  expect(oldestFirst(all.toReversed())).toEqual(all);
});

test.each([
  [1, [], true],
  [2, [2], true],
  [3, [2, 3], true],
  [4, [3, 4], false],
  [35, [34, 35], false],
])('of a list of %i pages, the pages %j are read besides the first; that is all: %s', (totalPages, pages, isWhole) => {
  expect(oldestPages(totalPages)).toEqual(pages);
  expect(isWholeList(totalPages)).toBe(isWhole);
});
