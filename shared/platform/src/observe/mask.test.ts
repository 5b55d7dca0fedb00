import { testLinearTime } from '@portal/contract/testing/linear-time';
import { analyticsPath, maskPersonalData } from './mask.ts';

test.each([
  ['failed for tanaka@demo.example', 'failed for [email]'],
  [`for ${'t'.repeat(70)}@demo.example`, 'for [email]'],
  [`for a@${'t'.repeat(300)}@demo.example`, 'for [email]@demo.example'],
  ['<tanaka.taro+portal@sub.demo.example>', '<[email]>'],
  ['x@https://portal.example/taro@example.jp', 'x@[email]'],
  ['call 09012345678 now', 'call [phone] now'],
  ['call 03-1234-5678 now', 'call [phone] now'],
  ['call +81 90 1234 5678', 'call [phone]'],
  ['Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', 'Bearer [token]'],
  ['oobCode=A-b_9&mode=verifyEmail', 'oobCode=[masked]&mode=verifyEmail'],
  ['at https://portal.example/order?q=%E7%94%B0 there', 'at https://portal.example/order?[query] there'],
  ['at https://portal.example/news#secret', 'at https://portal.example/news?[query]'],
  [
    'at x (https://portal.example/mf/orders/1/a.0f.js?retry=1:1:234)',
    'at x (https://portal.example/mf/orders/1/a.0f.js?[query]:1:234)',
  ],
  [
    'x@https://portal.example/mf/orders/1/a.0f.js?retry=0.1:12:3\ny',
    'x@https://portal.example/mf/orders/1/a.0f.js?[query]:12:3\ny',
  ],
  ['at https://portal.example/order?tel=:09012345678:1 there', 'at https://portal.example/order?[query] there'],
])('%j leaves as %j', (text, expected) => {
  expect(maskPersonalData(text)).toBe(expected);
});

test.each([
  'TypeError: x is undefined',
  'at render (https://portal.example/mf/orders/1.0.0/412.0f3a9c1b2d.js:1:20945)',
  'at http://localhost:4000/assets/main.js:1234:56789',
  'press@https://portal.example/mf/orders/1.0.0/412.0f3a9c1b2d.js:1:20945',
  'GET /order/:id http 409',
  '2026-11-20T05:00:00.000Z',
])('what helps to find the defect is kept: %j', (text) => {
  expect(maskPersonalData(text)).toBe(text);
});

testLinearTime(maskPersonalData);

test.each([
  ['/', '/'],
  ['/order', '/order'],
  ['/order?page=2#top', '/order'],
  ['/order/create', '/order/create'],
  ['/order/abcdefghij12345678', '/order/detail'],
  ['/news/ABCDEFGHIJKLMNOPQR', '/news/detail'],
  ['/order/abcdefghij12345678/contract', '/order/:id/contract'],
  ['/order/abcdefghij1234567', '/order/detail'],
  ['/order/0f8c2a7e-31d4-4b0a-9c55-0a1b2c3d4e5f/update', '/order/:id/update'],
  ['/order/%E4%BE%9D%E9%A0%BC-1', '/order/detail'],
  ['/order/create-by-file', '/order/create-by-file'],
])('%s is counted as %s [1.22]', (path, expected) => {
  expect(analyticsPath(path)).toBe(expected);
});
