import { addressOf, periodOf } from './option-facts.ts';

test('an address is one text, or nothing', () => {
  expect(addressOf({ province: '大阪府', district: '大阪市北区', street: '梅田3丁目1-3' })).toBe(
    '大阪府大阪市北区梅田3丁目1-3',
  );
  expect(addressOf({ province: null, district: null, street: null })).toBe('');
});

test.each([
  ['2026-12-10', '2027-03-31', '2026/12/10〜2027/03/31'],
  [null, null, '未設定'],
  ['2026-12-10', null, '未設定'],
])('the period from %s to %s reads %s', (usingStartTime, usingEndTime, text) => {
  expect(periodOf({ usingStartTime, usingEndTime })).toBe(text);
});
