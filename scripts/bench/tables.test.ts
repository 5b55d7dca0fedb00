import type { Side } from './options.ts';
import type { Measured } from './rounds.ts';
import { comparison, quantile, table } from './tables.ts';

const measured = (what: string, side: Side, round: number, content: number, bytes = 200_000): Measured => ({
  what,
  side,
  round,
  sample: { content, bytes, requests: side === 'portal' ? 22 : 20, wavesOfCode: 2 },
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

test('the sides of one round are compared, and a round without both is left out', () => {
  const lines = comparison([
    measured('/', 'monolith', 0, 1000),
    measured('/', 'portal', 0, 1100, 209_000),
    measured('/', 'portal', 1, 2100, 209_000),
    measured('/', 'monolith', 1, 2000),
    // The other side of this round failed.
    measured('/', 'monolith', 2, 10),
    measured('/news', 'portal', 0, 500),
    measured('/news', 'monolith', 0, 500),
    measured('/usage', 'portal', 0, 500),
  ]).split('\n');
  expect(lines.slice(2)).toEqual([
    '| `/` | 1,500 → 1,600 | ×1.08 (1.06–1.09) | 200,000 → 209,000 | ×1.045 | 20 → 22 | 2 | 2 |',
    '| `/news` | 500 | ×1.00 (1.00–1.00) | 200,000 | ×1.000 | 20 → 22 | 2 | 1 |',
    '| all |  | ×1.05 (1.02–1.08) |  |  |  |  |  |',
  ]);
});

test('where nothing is loaded, both sides are equal', () => {
  const nothing = (['monolith', 'portal'] as const).map((side) => measured('→ /order, again', side, 0, 80, 0));
  expect(comparison(nothing)).toContain('| 0 | ×1.000 |');
});
