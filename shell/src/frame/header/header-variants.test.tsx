import { signedIn } from '@portal/app-kit/testing';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { Page } from '@portal/ui';
import { screen, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

afterEach(forgetWidth);

test.each([768, 1200])('at %i px the search has its short name [2.59, 2.60, 9.32]', async (width) => {
  showAtWidth(width);
  renderPortal();
  const menu = within(await screen.findByRole('navigation', { name: 'メインメニュー' }));
  expect(menu.getByRole('link', { name: '駐車場の依頼' })).toHaveAttribute('href', '/order');
  expect(screen.getByRole('button', { name: '駐車場を依頼する' })).toBeVisible();
});

test('from 1201 px on the search has its whole name, up to 767 px the menu is folded [2.59, 2.60, 9.32]', async () => {
  showAtWidth(1201);
  const wide = renderPortal();
  const menu = within(await screen.findByRole('navigation', { name: 'メインメニュー' }));
  expect(menu.getByRole('link', { name: '駐車場探しの依頼' })).toHaveAttribute('href', '/order');
  wide.unmount();
  showAtWidth(767);
  renderPortal();
  expect(await screen.findByRole('button', { name: 'メニューを開く' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'メインメニュー' })).not.toBeInTheDocument();
});

test('on a phone the menu is a drawer with pages, account and log-out; following a link closes it [2.59]', async () => {
  showAtWidth(375);
  const { user, address } = renderPortal({
    api: { 'GET /news/unread/count': () => ({ count: 3, notificationCount: 5 }) },
  });
  expect(await screen.findByRole('link', { name: '通知（未読5件）' })).toBeVisible();
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

test('on a phone the bell of a host without notifications leads to the news', async () => {
  showAtWidth(375);
  renderPortal({ api: { 'GET /news/unread/count': () => ({ count: 3 }) }, session: signedIn({ features: [] }) });
  expect(await screen.findByRole('link', { name: 'お知らせ（未読3件）' })).toHaveAttribute('href', '/news');
});

test('on a phone the menu holds both main actions, on every page [2.68, 2.69]', async () => {
  showAtWidth(375);
  const page = (title: string) => () => <Page title={title} />;
  const { user, address } = renderPortal({
    path: '/order/a1B2c3D4e5F6g7H8i9',
    areas: {
      '/order': { ':id': page('order-detail'), create: page('order-create'), 'create-by-file': page('order-file') },
      '/option': { create: page('option-create') },
    },
  });
  const inMenu = async () => {
    await user.click(await screen.findByRole('button', { name: 'メニューを開く' }));
    return within(screen.getByRole('dialog', { name: 'メインメニュー' }));
  };
  await user.click((await inMenu()).getByRole('link', { name: '各種申請をする' }));
  expect(await screen.findByRole('heading', { name: 'option-create' })).toHaveFocus();
  expect(address()).toBe('/option/create');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click((await inMenu()).getByRole('button', { name: '駐車場探しを依頼する' }));
  await user.click(await screen.findByRole('link', { name: /^ファイルをアップロードする/ }));
  expect(await screen.findByRole('heading', { name: 'order-file' })).toHaveFocus();
  expect(address()).toBe('/order/create-by-file');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without the choice of a method the menu closes over the form', async () => {
  showAtWidth(375);
  const { user, address } = renderPortal({
    areas: { '/order': { create: () => <Page title="order-create" /> } },
  });
  await user.click(await screen.findByRole('button', { name: 'メニューを開く' }));
  const menu = within(screen.getByRole('dialog', { name: 'メインメニュー' }));
  await user.click(menu.getByRole('button', { name: '駐車場探しを依頼する' }));
  expect(await screen.findByRole('heading', { name: 'order-create' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/order/create');
});

test('Escape leads from the choice of a method back to the menu', async () => {
  showAtWidth(375);
  const page = () => <Page title="order" />;
  const { user } = renderPortal({ areas: { '/order': { '': page, create: page, 'create-by-file': page } } });
  await user.click(await screen.findByRole('button', { name: 'メニューを開く' }));
  const request = () => screen.getByRole('button', { name: '駐車場探しを依頼する' });
  await user.click(request());
  expect(await screen.findByRole('dialog', { name: '依頼方法を選択してください' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'メインメニュー' })).toBeVisible();
  expect(request()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'メニューを開く' })).toHaveFocus();
});

test.each([
  ['/', true],
  ['/order', true],
  ['/order/create', false],
])('on a phone the main action is docked on home and the lists: %s', async (path, isDocked) => {
  showAtWidth(375);
  renderPortal({ path });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByRole('button', { name: '駐車場を依頼する' })).toHaveLength(isDocked ? 1 : 0);
});
