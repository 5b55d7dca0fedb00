import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { newsQueries } from '@portal/queries/news';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderPortal } from '#testing/render-portal.tsx';

jest.mock('#frame/layout/footer.tsx', () => mockBreakable('#frame/layout/footer.tsx'));
jest.mock('#frame/header/header.tsx', () => mockBreakable('#frame/header/header.tsx'));
jest.mock('#frame/menu/main-nav.tsx', () => mockBreakable('#frame/menu/main-nav.tsx'));
jest.mock('#frame/header/mobile-menu.tsx', () => mockBreakable('#frame/header/mobile-menu.tsx'));
jest.mock('#frame/main-actions/request-actions.tsx', () => mockBreakable('#frame/main-actions/request-actions.tsx'));
jest.mock('#frame/menu/unread-link.tsx', () => mockBreakable('#frame/menu/unread-link.tsx'));
jest.mock('#frame/header/user-menu.tsx', () => mockBreakable('#frame/header/user-menu.tsx'));

let mockBroken: string | undefined;

/** The components of this file, one of which may be broken. */
function mockBreakable(file: string) {
  const parts = jest.requireActual<Record<string, (props: object) => ReactNode>>(file);
  const breakable = Object.entries(parts).map(([name, part]) => [
    name,
    (props: object) => {
      if (name === mockBroken) throw new Error('broken on purpose');
      return part(props);
    },
  ]);
  return Object.fromEntries(breakable);
}

// React repeats on the console what a boundary has caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  mockBroken = undefined;
  jest.restoreAllMocks();
  forgetWidth();
});

test.each([
  ['Header', 1280],
  ['MainNav', 1280],
  ['RequestActions', 1280],
  ['UserMenu', 1280],
  ['Footer', 1280],
  ['MobileMenu', 375],
  ['UnreadLink', 375],
])('a %s that cannot be rendered leaves the page and the way home', async (part, width) => {
  showAtWidth(width);
  mockBroken = part;
  renderPortal({ path: '/order' });
  expect(await screen.findByRole('heading', { level: 1, name: 'order-list' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /ホームへ移動/ })).toHaveAttribute('href', '/');
});

test('a menu whose elements something else has removed is rendered afresh', async () => {
  const { client } = renderPortal({ path: '/order', api: { 'GET /news/unread/count': () => ({ count: 3 }) } });
  (await screen.findByText('3')).remove();
  client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: 0 });
  expect(await screen.findByRole('link', { name: 'お知らせ' })).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'メインメニュー' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'ホーム',
    '駐車場探しの依頼',
    '請求',
    'お知らせ',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'order-list' })).toBeVisible();
});
