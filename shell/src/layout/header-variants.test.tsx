import { forgetWidth, showAtWidth } from '@portal/shared/testing/screen-width';
import { screen, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

afterEach(forgetWidth);

test.each([768, 1200])('at %i px the search has its short name [2.59, 2.60, 9.32]', async (width) => {
  showAtWidth(width);
  renderPortal();
  const menu = within(await screen.findByRole('navigation', { name: 'メインメニュー' }));
  expect(menu.getByRole('link', { name: '探索依頼' })).toHaveAttribute('href', '/order');
  expect(screen.getByRole('button', { name: '探索を依頼' })).toBeVisible();
});

test('from 1201 px on the search has its whole name, up to 767 px the menu is folded [2.59, 2.60, 9.32]', async () => {
  showAtWidth(1201);
  const wide = renderPortal();
  const menu = within(await screen.findByRole('navigation', { name: 'メインメニュー' }));
  expect(menu.getByRole('link', { name: '駐車場探し' })).toHaveAttribute('href', '/order');
  wide.unmount();
  showAtWidth(767);
  renderPortal();
  expect(await screen.findByRole('button', { name: 'メニューを開く' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'メインメニュー' })).not.toBeInTheDocument();
});

test('on a phone the menu is a drawer with pages, account and log-out; following a link closes it [2.59]', async () => {
  showAtWidth(375);
  const { user, address } = renderPortal({ api: { 'GET /news/unread/count': () => ({ count: 3 }) } });
  expect(await screen.findByRole('link', { name: 'お知らせ（未読3件）' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'メニューを開く' }));
  const drawer = within(screen.getByRole('dialog', { name: 'メインメニュー' }));
  expect(drawer.getByText('田中 太郎')).toBeVisible();
  expect(drawer.getByText('acct00000000000001')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  await user.click(drawer.getByRole('link', { name: '請求' }));
  expect(await screen.findByRole('heading', { name: 'billing' })).toBeVisible();
  expect(address()).toBe('/billing');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['/', true],
  ['/order', true],
  ['/order/create', false],
])('on a phone the main action is docked on home and the lists: %s', async (path, isDocked) => {
  showAtWidth(375);
  renderPortal({ path });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByRole('button', { name: '探索を依頼' })).toHaveLength(isDocked ? 1 : 0);
});
