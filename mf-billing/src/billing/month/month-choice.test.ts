import { monthBars, requestedOrFirstMonth } from './month-choice.ts';

const months = (...numbers: number[]) => numbers.map((month) => ({ month, count: month * 2 }));

test.each([
  [[12, 11, 3], 11, 11],
  [[12, 11, 3], 3, 3],
  [[12, 11, 3], 10, 12],
  [[3], 11, 3],
  [[], 11, 11],
])('of the months %j, %i asked for: %i is shown', (known, asked, shown) => {
  expect(requestedOrFirstMonth(months(...known), asked)).toBe(shown);
});

test('the bars are the twelve months from January, each with its count', () => {
  const bars = monthBars(months(12, 3));
  expect(bars.map(({ label }) => label)).toEqual([
    '1月（0件）',
    '2月（0件）',
    '3月（6件）',
    '4月（0件）',
    '5月（0件）',
    '6月（0件）',
    '7月（0件）',
    '8月（0件）',
    '9月（0件）',
    '10月（0件）',
    '11月（0件）',
    '12月（24件）',
  ]);
  expect(bars.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
});

test('the month with the most bills has the whole height, one without bills has no bar and no count', () => {
  const bars = monthBars([
    { month: 12, count: 1_000 },
    { month: 11, count: 250 },
    { month: 10, count: 1 },
  ]);
  expect(bars.slice(8).map(({ share, count }) => [share, count])).toEqual([
    [0, null],
    [0.06, '1'],
    [0.25, '250'],
    [1, '1,000'],
  ]);
});

test('before the counts are known nothing is said about them', () => {
  const [january] = monthBars(undefined);
  expect(january).toMatchObject({ label: '1月', count: null, share: 0 });
});
