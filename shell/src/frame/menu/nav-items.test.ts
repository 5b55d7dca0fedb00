import { portalAreas } from '#testing/portal-areas.ts';
import { isCurrent, isHomeOrList, navItems } from './nav-items.ts';

const all = navItems(portalAreas(['/news', '/order', '/billing', '/password']));
const currentOn = (pathname: string) => all.filter((item) => isCurrent(item, pathname)).map(({ path }) => path);

test('home goes first, then the areas with a place in the menu, by their own names', () => {
  expect(all).toEqual([
    { path: '/', label: 'ホーム' },
    { path: '/order', label: '駐車場探しの依頼', tabletLabel: '駐車場の依頼' },
    { path: '/billing', label: '請求' },
    { path: '/news', label: 'お知らせ' },
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
])('on %s the current items are %j', (pathname, expected) => {
  expect(currentOn(pathname)).toEqual(expected);
});

test.each([
  ['/', true],
  ['/order', true],
  ['/order/create', false],
  ['/password', false],
])('the main actions are docked only on home and on the first page of each item: %s', (path, expected) => {
  expect(isHomeOrList(portalAreas(['/order', '/password']), path)).toBe(expected);
});
