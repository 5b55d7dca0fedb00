import { sharedDueDate } from './shared-due-date.ts';

const due = (...days: string[]) => days.map((paymentDueDate) => ({ paymentDueDate }));

test.each([
  ['one bill', due('2026-11-30'), 1, '2026-11-30'],
  ['bills that agree', due('2026-11-30', '2026-11-30'), 2, '2026-11-30'],
  ['bills that do not', due('2026-11-30', '2026-12-31'), 2, null],
  ['more bills than this page has', due('2026-11-30', '2026-11-30'), 3, null],
  ['nobody knows how many bills', due('2026-11-30', '2026-11-30'), null, null],
  ['no bill', due(), 0, null],
])('%s: the date is said only if it is everyone’s', (_, rows, total, expected) => {
  expect(sharedDueDate(rows, total)).toBe(expected);
});
