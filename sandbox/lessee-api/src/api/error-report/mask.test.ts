import { testLinearTime } from '@portal/contract/testing/linear-time';
import { maskPersonal } from './mask.ts';

test.each([
  ['mail to taro.yamada+x@sub.example.jp failed', 'mail to [mail] failed'],
  [`mail to ${'t'.repeat(70)}@example.jp failed`, 'mail to [mail] failed'],
  ['Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', 'Bearer [token]'],
  ['a cut token eyJhbGciOiJub25lIn0', 'a cut token [token]'],
  ['at https://portal.example/order?q=1#top there', 'at https://portal.example/order?[query] there'],
  [
    'at x (https://portal.example/mf/orders/1/a.0f.js?retry=1:1:234)',
    'at x (https://portal.example/mf/orders/1/a.0f.js?[query]:1:234)',
  ],
  ['x@https://portal.example/a.js:1:234', 'x@https://portal.example/a.js:1:234'],
  ['x@https://portal.example/taro@example.jp', 'x@[mail]'],
  ['at https://portal.example/a.js?[query]:1:234', 'at https://portal.example/a.js?[query]:1:234'],
  ['at https://portal.example/order?tel=:09012345678:1 there', 'at https://portal.example/order?[query] there'],
  ['{"password":"geheim"}', '{"password":"[secret]"}'],
  ['call 090-1234-5678 now', 'call [phone] now'],
  ['of abcdefghij12345678', 'of [id]'],
])('%j is kept as %j', (text, expected) => {
  expect(maskPersonal(text)).toBe(expected);
});

testLinearTime(maskPersonal);
