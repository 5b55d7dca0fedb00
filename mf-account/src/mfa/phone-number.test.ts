import { inGroups, isLongEnough, nationalDigits, toE164 } from './phone-number.ts';

test.each([
  ['09012345678', '+819012345678', '090-1234-5678'],
  ['０９０１２３４５６７８', '+819012345678', '090-1234-5678'],
  ['090-1234-5678', '+819012345678', '090-1234-5678'],
  ['+81 90 1234 5678', '+819012345678', '090-1234-5678'],
  ['+81 (0)90-1234-5678', '+819012345678', '090-1234-5678'],
  ['9012345678', '+819012345678', '9012345678'],
  ['0312345678', '+81312345678', '0312345678'],
])('%j is sent as %s and shown as %s', (typed, sent, shown) => {
  expect(toE164(typed)).toBe(sent);
  expect(inGroups(typed)).toBe(shown);
});

test.each([
  ['', false],
  ['090123456', false],
  ['0901234567', true],
  ['09012345678', true],
  ['+81 90 1234 567', true],
])('%j is long enough to be sent: %s', (typed, expected) => {
  expect(isLongEnough(typed)).toBe(expected);
  expect(nationalDigits(typed)).toMatch(/^\d*$/);
});
