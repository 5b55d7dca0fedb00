import { pastPartOf } from './past-part.ts';

const TODAY = '2026-11-22';

test.each([
  ['2026-11-22', '2026-11-22', 'none'],
  ['2026-11-21', '2026-11-22', 'start'],
  ['2026-11-01', '2026-11-21', 'whole'],
  ['2026-11-21', '2026-11-20', 'none'],
  [null, '2026-11-21', 'whole'],
  ['2026-11-21', null, 'start'],
  [null, null, 'none'],
] as const)('%s to %s: %s is over', (startDate, endDate, part) => {
  expect(pastPartOf({ startDate, endDate }, TODAY)).toBe(part);
});
