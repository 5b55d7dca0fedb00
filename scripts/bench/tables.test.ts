import type { Pair } from './rounds.ts';
import type { Sample } from './sample.ts';
import { comparison, quantile, table } from './tables.ts';

const sample = (content: number, bytes: number, requests: number): Sample => ({
  ...{ content, bytes, requests },
  wavesOfCode: 2,
});
const pair = (what: string, monolith: number, portal: number, bytes = 200_000): Pair => ({
  what,
  monolith: sample(monolith, 200_000, 20),
  portal: sample(portal, bytes, 22),
});

test('a table has a head, a rule and its rows', () => {
  expect(table(['page', 'ms'], [['/', 5]])).toBe('| page | ms |\n| --- | --: |\n| / | 5 |');
});

test.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 2, 3], 0.5, 2.5],
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[7], 0.75, 7],
  [[], 0.5, Number.NaN],
])('of %p the quantile at %p is %p', (numbers, share, expected) => {
  expect(quantile(numbers, share)).toBe(expected);
});

test('the sides of each round are compared', () => {
  const pairs = [pair('/', 1000, 1100, 209_000), pair('/news', 500, 500), pair('/', 2000, 2100, 209_000)];
  expect(comparison(pairs).split('\n').slice(2)).toEqual([
    '| `/` | 1,500 → 1,600 | ×1.08 (1.06–1.09) | 200,000 → 209,000 | ×1.045 | 20 → 22 | 2 | 2 |',
    '| `/news` | 500 | ×1.00 (1.00–1.00) | 200,000 | ×1.000 | 20 → 22 | 2 | 1 |',
    '| all |  | ×1.05 (1.02–1.08) |  |  |  |  |  |',
  ]);
});

test('where nothing is loaded, both sides are equal', () => {
  const again = { what: '→ /order, again', monolith: sample(80, 0, 0), portal: sample(80, 0, 0) };
  expect(comparison([again])).toContain('| 0 | ×1.000 |');
});
