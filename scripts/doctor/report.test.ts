import { hint, problem } from './finding.ts';
import { hasProblem, reportLines } from './report.ts';

const PORTS = ['ports', [problem('4000 is taken', 'Stop it')]] as const;
const PAGES = ['pages', [hint('one is old', 'npm start')]] as const;

test('each line says ok, problem or hint, and what mends it', () => {
  expect(reportLines([['versions', []], PORTS, PAGES])).toEqual([
    'ok       versions',
    'problem  ports: 4000 is taken',
    '         Stop it',
    'hint     pages: one is old',
    '         npm start',
    '',
    '1 problem.',
  ]);
});

test('only a problem fails the command', () => {
  expect(reportLines([PAGES]).at(-1)).toBe('Nothing is wrong.');
  expect([hasProblem([PAGES]), hasProblem([PAGES, PORTS])]).toEqual([false, true]);
});
