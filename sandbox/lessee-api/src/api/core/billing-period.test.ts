import { closingDate, closingPeriod, overlap } from './billing-period.ts';

test.each([
  [2026, 11, 20, '2026-11-20'],
  [2026, 2, 28, '2026-02-28'],
  [2026, 2, 29, '2026-02-28'],
  [2028, 2, 29, '2028-02-29'],
  [2028, 2, 30, '2028-02-29'],
  [2026, 4, 30, '2026-04-30'],
  [2026, 4, 31, '2026-04-30'],
  [2026, 12, 31, '2026-12-31'],
])('the closing date of %i-%i with closing day %i is %s [9.19]', (year, month, day, expected) => {
  expect(closingDate(year, month, day)).toBe(expected);
});

test.each([
  [2026, 1, 20, '2025-12-21', '2026-01-20'],
  [2026, 3, 31, '2026-03-01', '2026-03-31'],
  [2026, 3, 30, '2026-03-01', '2026-03-30'],
  [2028, 3, 29, '2028-03-01', '2028-03-29'],
  [2028, 2, 31, '2028-02-01', '2028-02-29'],
])('a period of %i-%i with closing day %i runs from %s to %s', (year, month, day, startDate, endDate) => {
  expect(closingPeriod(year, month, day)).toEqual({ startDate, endDate });
});

test('periods that only touch share that day, separate ones share none', () => {
  const november = { startDate: '2026-11-01', endDate: '2026-11-30' };
  expect(overlap(november, { startDate: '2026-11-30', endDate: '2027-01-31' })).toEqual({
    startDate: '2026-11-30',
    endDate: '2026-11-30',
  });
  expect(overlap(november, { startDate: '2026-12-01', endDate: '2026-12-02' })).toBeNull();
});
