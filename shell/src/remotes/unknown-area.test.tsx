import { screen } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

const areas = { '/order': { '': () => <h1>order-list</h1> } };

test('while the registry is broken, a path that nobody knows is not called wrong: a card, and the rest works', async () => {
  const { user } = renderPortal({ path: '/billing', areas, hasUnknownAreas: true });
  expect(await screen.findByRole('heading', { name: '画面の読み込みに失敗しました' })).toBeVisible();
  expect(screen.getByText(/B7K2-94QD/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: '駐車場探し' }));
  expect(await screen.findByRole('heading', { name: 'order-list' })).toBeVisible();
});

test('with a registry that can be read, it does not exist', async () => {
  renderPortal({ path: '/billing', areas });
  expect(await screen.findByText('404 : Not Found')).toBeVisible();
});
