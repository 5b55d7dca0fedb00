import { lastLine, type Part, reportLines, slowest } from './test-report.ts';

const pages = { count: 14, of: 'unit tests', why: 'no poppler: apt-get install poppler-utils' };
const engine = { count: 43, of: 'test files on PostgreSQL', why: 'no server: apt-get install postgresql' };

test('the last line counts what passed and what failed', () => {
  expect(
    lastLine([
      { passed: 4375, failed: 0 },
      { passed: 143, failed: 2 },
    ]),
  ).toBe('4518 passed, 2 failed');
});

test('the last line counts what was skipped, and says what to do about it', () => {
  expect(
    lastLine([
      { passed: 10, failed: 0, skipped: [pages] },
      { passed: 0, failed: 0, skipped: [engine] },
    ]),
  ).toBe(
    '10 passed, 0 failed; skipped: 14 unit tests (no poppler: apt-get install poppler-utils), ' +
      '43 test files on PostgreSQL (no server: apt-get install postgresql)',
  );
});

test('the slowest twenty are listed, slowest first', () => {
  const times = Array.from({ length: 30 }, (_, index) => ({ what: `test ${index}`, seconds: index }));
  const shown = slowest(times);
  expect(shown).toHaveLength(20);
  expect(shown[0]).toEqual({ what: 'test 29', seconds: 29 });
  expect(shown.at(-1)).toEqual({ what: 'test 10', seconds: 10 });
});

test('a run ends with where the time went, its parts, and the last line', () => {
  const parts: Part[] = [
    { what: 'Checks', seconds: 30, count: { passed: 1, failed: 0 } },
    {
      what: 'Unit tests',
      seconds: 200,
      count: {
        passed: 9,
        failed: 1,
        failures: [{ what: 'slow.test.ts › a bill', why: 'expect(received).toBe(expected)' }],
        skipped: [pages],
        times: [
          { what: 'quick.test.ts', seconds: 0.04 },
          { what: 'slow.test.ts', seconds: 12.34 },
        ],
      },
    },
  ];
  expect(reportLines(parts)).toEqual([
    'Slowest of "Unit tests":',
    '  12.3 s  slow.test.ts',
    '   0.0 s  quick.test.ts',
    '',
    'Failed of "Unit tests":',
    '  slow.test.ts › a bill',
    '    expect(received).toBe(expected)',
    '',
    'Checks: 1 of 1 in 30 s',
    'Unit tests: 9 of 10 in 200 s; skipped: 14 unit tests (no poppler: apt-get install poppler-utils)',
    '10 passed, 1 failed; skipped: 14 unit tests (no poppler: apt-get install poppler-utils)',
  ]);
});
