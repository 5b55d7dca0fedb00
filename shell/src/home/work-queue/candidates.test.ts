import { type Candidate, isWholeList, oldestCandidates, oldestPages } from './candidates.ts';

/** Order number 1 is of the 1st of October, and so on. */
const dayOf = (index: number) => new Date(Date.UTC(2026, 9, index, 3)).toISOString();
const candidates = (count: number): Candidate[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'estimates',
    order: { id: `order-${index + 1}`, name: '現場', createdAt: dayOf(index + 1) },
  }));

test.each([
  [0, 0],
  [1, 1],
  [12, 12],
  [40, 12],
])('of %i orders %i are looked into: those that have existed for longest, the oldest first', (count, expected) => {
  const all = candidates(count);
  expect(oldestCandidates(all.toReversed())).toEqual(all.slice(0, expected));
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
