import { testLinearTime } from '@portal/contract/testing/linear-time';
import { maskPersonal } from './mask.ts';

test.each([
  ['mail to taro.yamada+x@sub.example.jp failed', 'mail to [mail] failed'],
  [`mail to ${'t'.repeat(70)}@example.jp failed`, 'mail to [mail] failed'],
  ['Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', 'Bearer [token]'],
  ['a cut token eyJhbGciOiJub25lIn0', 'a cut token [token]'],
  ['at https://portal.example/order?q=1#top there', 'at https://portal.example/order?[query] there'],
  ['{"password":"geheim"}', '{"password":"[secret]"}'],
  ['call 090-1234-5678 now', 'call [phone] now'],
  ['of abcdefghij12345678', 'of [id]'],
])('%j is kept as %j', (text, expected) => {
  expect(maskPersonal(text)).toBe(expected);
});

testLinearTime(maskPersonal);
