import { median, pairedRatio } from './statistics.ts';

test.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])('the median of %p is %p', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test('of nothing there is no median', () => {
  expect(median([])).toBeNaN();
});

const pairs = [90, 100, 105, 110, 130].map((ours) => ({ ours, theirs: 100 }));

test('the ratio is the middle one of the rounds, not that of the medians', () => {
  const uneven = [
    { ours: 1100, theirs: 1000 },
    { ours: 220, theirs: 200 },
    { ours: 90, theirs: 100 },
  ];
  expect(pairedRatio(uneven).middle).toBeCloseTo(1.1);
  expect(pairedRatio(pairs).middle).toBeCloseTo(1.05);
});

test('the interval lies around it, inside what was measured', () => {
  const { from, middle, to } = pairedRatio(pairs);
  expect(from).toBeLessThanOrEqual(middle);
  expect(to).toBeGreaterThanOrEqual(middle);
  expect(from).toBeGreaterThanOrEqual(0.9);
  expect(to).toBeLessThanOrEqual(1.3);
});

test('more rounds of the same kind make the interval narrower', () => {
  const many = Array.from({ length: 20 }, () => pairs).flat();
  const widthOf = ({ from, to }: { from: number; to: number }) => to - from;
  expect(widthOf(pairedRatio(many))).toBeLessThan(widthOf(pairedRatio(pairs)));
});

test('the same rounds give the same interval, and another seed may give another', () => {
  const scattered = Array.from({ length: 15 }, (_, round) => ({ ours: 100 + round * 7.3, theirs: 100 }));
  const intervals = () => [1, 2, 3, 4, 5].map((seed) => pairedRatio(scattered, seed));
  expect(intervals()).toEqual(intervals());
  expect(new Set(intervals().map(({ from, to }) => `${from} ${to}`)).size).toBeGreaterThan(1);
});

test('rounds that are all the same leave no doubt', () => {
  expect(pairedRatio([pairs[2], pairs[2]].flatMap((pair) => pair ?? []))).toEqual({
    middle: 1.05,
    from: 1.05,
    to: 1.05,
  });
});

test('nothing on both sides is equal', () => {
  expect(pairedRatio([{ ours: 0, theirs: 0 }]).middle).toBe(1);
});
