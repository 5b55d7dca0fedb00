import { isCalendarDay } from './calendar-day.ts';

test.each(['2026-11-20', '2028-02-29', '2000-01-01', '2100-12-31'])('%s is a day', (text) => {
  expect(isCalendarDay(text)).toBe(true);
});

test.each([
  '2026-02-30',
  '2027-02-29',
  '2100-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '0000-01-01',
  '2026-11-20T00:00:00Z',
  '明日',
  '',
])('%j is not a day', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});
