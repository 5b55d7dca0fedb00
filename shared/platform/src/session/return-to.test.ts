import { returnToOf, safeReturnTo } from './return-to.ts';

test.each([
  ['/', '/'],
  ['/order', '/order'],
  ['/billing?year=2026&month=11', '/billing?year=2026&month=11'],
  ['/order/abc?q=%E9%A7%85%E5%89%8D#estimates', '/order/abc?q=%E9%A7%85%E5%89%8D#estimates'],
  [
    '/mfa/email-verify-complete?mode=verifyEmail&oobCode=a-_b',
    '/mfa/email-verify-complete?mode=verifyEmail&oobCode=a-_b',
  ],
  ['/login-help', '/login-help'],
  ['/order/login', '/order/login'],
  ['/order//', '/order//'],
  [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
  ['/order?next=https://evil.example', '/order?next=https://evil.example'],
])('%j is a way back [2.53]', (value, expected) => {
  expect(safeReturnTo(value)).toBe(expected);
});

test.each([
  undefined,
  null,
  42,
  {},
  ['/order'],
  '',
  'order',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/order/../..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  ' /order',
  '/login',
  '/login/',
  '/login//',
  '/LOGIN',
  '/login?returnTo=/order',
  '/order/../login',
  `/${'a'.repeat(2000)}`,
])('%j is not and leads to home', (value) => {
  expect(safeReturnTo(value)).toBe('/');
});

test('an accepted way back stays on this site when an address bar reads it', () => {
  const hostile = ['/.//x', '/a//x', '/;//x', '/%5C%5Cx', '/%2F%2Fx', '/@x', '/:80', '/?//x', '/#//x'];
  for (const value of hostile) {
    expect(new URL(safeReturnTo(value), 'https://portal.example').origin).toBe('https://portal.example');
  }
});

test.each([
  [{ returnTo: '/order?page=2' }, '/order?page=2'],
  [{ returnTo: '//evil.example' }, '/'],
  [{}, '/'],
  [null, '/'],
  ['text', '/'],
])('the router’s location state %j leads to %j', (state, expected) => {
  expect(returnToOf(state)).toBe(expected);
});
