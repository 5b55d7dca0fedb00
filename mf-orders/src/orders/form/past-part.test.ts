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

describe('a change of an order that has begun', () => {
  const registered = { startDate: '2026-11-01', endDate: '2026-12-31' };
  test.each([
    ['2026-11-01', '2027-03-31', 'none', 'its first day stays'],
    ['2026-11-05', '2026-12-31', 'start', 'the new first day is over'],
    ['2026-11-01', '2026-11-20', 'whole', 'the new last day is over'],
    ['2026-11-30', '2026-12-31', 'none', 'it begins later'],
  ] as const)('%s to %s: %s is asked about, because %s', (startDate, endDate, part, _) => {
    expect(pastPartOf({ startDate, endDate }, TODAY, registered)).toBe(part);
  });

  test('an order that is over is nothing to ask about until its last day changes', () => {
    const over = { startDate: '2026-10-01', endDate: '2026-10-31' };
    expect(pastPartOf(over, TODAY, over)).toBe('none');
    expect(pastPartOf({ ...over, endDate: '2026-11-20' }, TODAY, over)).toBe('whole');
  });
});
