import type { Measured } from '../rounds.ts';
import { compare, overall } from './comparison.ts';
import { loadedTable, table, timesTable } from './tables.ts';

const sample = { blocked: 40, shift: 0, requests: 20, wavesOfCode: 2 };
const measured: Measured[] = [0, 1, 2].flatMap((round) => [
  {
    what: '/billing',
    side: 'monolith',
    round,
    sample: { ...sample, firstPaint: 700, content: 1000 + round, bytes: 200_000 },
  },
  {
    what: '/billing',
    side: 'portal',
    round,
    sample: { ...sample, firstPaint: 710, content: 1050 + round, bytes: 209_000, requests: 22 },
  },
]);
const sides = { theirs: 'monolith', ours: 'portal' };
const comparisons = compare(measured, sides);

test('a table has a head, a rule and its rows', () => {
  expect(table(['page', 'ms'], [['/', 5]])).toBe('| page | ms |\n| --- | --: |\n| / | 5 |');
});

test('what is loaded: bytes with their ratio, and what is the same only once', () => {
  const line = '| `/billing` | 200,000 → 209,000 | ×1.045 | 20 → 22 | 2 |';
  expect(loadedTable(comparisons)).toContain(line);
});

test('when it is there: medians, the least, and the ratio with its interval', () => {
  const lines = timesTable(comparisons, overall(measured, sides, 'content'));
  expect(lines).toContain(
    '| `/billing` | 700 → 710 | 1001 → 1051 | 1000 → 1050 | ×1.05 (1.05 to 1.05) | 40 → 40 | 0.000 | 3 |',
  );
  expect(lines).toContain('| all |  |  |  | ×1.05 (1.05 to 1.05) |');
});

test('a move has no first paint', () => {
  const moves = measured.map((one) => ({ ...one, sample: { ...one.sample, firstPaint: undefined } }));
  expect(timesTable(compare(moves, sides), overall(moves, sides, 'content'))).toContain(
    '| `/billing` |  | 1001 → 1051 |',
  );
});
