import { isCurrent, navItems } from './nav-items.ts';

const all = navItems(() => true);
const currentOn = (pathname: string) => all.filter((item) => isCurrent(item, pathname)).map(({ path }) => path);

test('the menu leads to home, searches, billing, usage, applications and news, in that order [2.61-2.67]', () => {
  expect(all.map(({ path }) => path)).toEqual(['/', '/order', '/billing', '/usage', '/option', '/news']);
});

test('an item whose area no remote owns is left out', () => {
  expect(navItems((path) => ['/order', '/news'].includes(path)).map(({ path }) => path)).toEqual([
    '/',
    '/order',
    '/news',
  ]);
});

test.each([
  ['/', ['/']],
  ['/order', ['/order']],
  ['/order/create', ['/order']],
  ['/order/a1B2c3D4e5F6g7H8i9/contract', ['/order']],
  ['/news/a1B2c3D4e5F6g7H8i9', ['/news']],
  ['/orders', []],
  ['/password', []],
])('on %s the current items are %j [2.63]', (pathname, expected) => {
  expect(currentOn(pathname)).toEqual(expected);
});
