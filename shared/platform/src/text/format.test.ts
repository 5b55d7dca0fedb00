import {
  formatDateWeekday,
  formatFileSize,
  formatInstant,
  formatNumber,
  formatPeriod,
  formatWalk,
  formatYen,
} from './format.ts';

test('timestamps are shown as YYYY/MM/DD and HH:mm of Tokyo, periods with the weekday [9.26]', () => {
  expect(formatInstant('2026-12-29T13:00:00.000Z')).toBe('2026/12/29（火）22:00');
  expect(formatInstant('2026-12-31T15:00:00.000Z')).toBe('2027/01/01（金）00:00');
  expect(formatDateWeekday('2026-12-01')).toBe('2026/12/01（火）');
  expect(formatPeriod('2026-12-01', '2027-03-31')).toBe('2026/12/01〜2027/03/31');
});

test('money is grouped whole yen', () => {
  expect(formatYen(42000)).toBe('42,000円');
});

test('the size of a file is shown in megabytes, below one in kilobytes', () => {
  expect([2, 300_000, 999_499, 1_000_000, 4_960_000].map(formatFileSize)).toEqual([
    '1KB',
    '300KB',
    '999KB',
    '1.0MB',
    '5.0MB',
  ]);
});

test.each([
  [0, '徒歩1分未満'],
  [1, '徒歩1分'],
  [12, '徒歩12分'],
])('%i minutes on foot are shown as %s', (minutes, text) => {
  expect(formatWalk(minutes)).toBe(text);
});

test.each([
  0,
  7,
  999,
  1000,
  42_000,
  999_999,
  1_000_000,
  -1,
  -999,
  -1000,
  -123_456,
  -1_234_567,
  Number.MAX_SAFE_INTEGER,
])('the number %i is written as a browser writes it in Japanese', (integer) =>
  expect(formatNumber(integer)).toBe(new Intl.NumberFormat('ja-JP').format(integer)),
);

test('what is no integer is rounded', () => expect(formatNumber(1234.5678)).toBe('1,235'));
