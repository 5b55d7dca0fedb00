import { brand } from '@portal/platform/text/brand';
import { screen, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

const areas = { '/order': { '': () => <h1>order-list</h1> } };

test('while the registry is broken, a path that nobody knows is not called wrong: a card, and the rest works', async () => {
  const { user } = renderPortal({ path: '/billing', areas, hasUnknownAreas: true });
  expect(await screen.findByRole('heading', { name: `「${brand.name}」の画面を読み込めませんでした` })).toBeVisible();
  expect(screen.getByText(/^お問い合わせ番号：/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeVisible();
  const others = screen.getByRole('list', { name: '引き続きご利用いただける画面' });
  await user.click(within(others).getByRole('link', { name: '駐車場探しの依頼' }));
  expect(await screen.findByRole('heading', { name: 'order-list' })).toBeVisible();
});

test('with a registry that can be read, it does not exist', async () => {
  renderPortal({ path: '/billing', areas });
  expect(await screen.findByText('404 : Not Found')).toBeVisible();
});
