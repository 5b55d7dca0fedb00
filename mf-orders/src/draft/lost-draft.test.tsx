import { keepInTab, renderApp } from '@portal/app-kit/testing';
import type { RouteObject } from '@portal/platform/router';
import { screen } from '@testing-library/react';
import { SharePage } from '#estimates/share/share-page.tsx';
import { OptionCreatePage } from '#options/create/option-create-page.tsx';
import { OptionUpdatePage } from '#options/update/option-update-page.tsx';
import { OrderFilePage } from '#orders/by-file/order-file-page.tsx';
import { OrderCreatePage } from '#orders/create/order-create-page.tsx';
import { OrderUpdatePage } from '#orders/update/order-update-page.tsx';
import { numbered } from '#testing/estimate-fixtures.ts';
import { ordersApi } from '#testing/option-driver.tsx';
import { optionFixture } from '#testing/option-fixtures.ts';
import { idOf, orderDetail } from '#testing/order-fixtures.ts';

const ORDER = idOf('order', 1);
const OPTION = idOf('option', 1);
const LOST = '前回の入力は復元できませんでした。もう一度入力してください。';
const pages: RouteObject[] = [
  { path: '/order/create', element: <OrderCreatePage /> },
  { path: '/order/create-by-file', element: <OrderFilePage /> },
  { path: '/order/:id/update', element: <OrderUpdatePage /> },
  { path: '/order/:id/share', element: <SharePage /> },
  { path: '/option/create', element: <OptionCreatePage /> },
  { path: '/option/:id/update', element: <OptionUpdatePage /> },
];
const open = (path: string) =>
  renderApp(pages, {
    path,
    api: {
      'GET /order/:id': () => orderDetail(),
      'GET /order/:id/estimate': () => ({ data: [numbered(1)] }),
      'GET /option/:id': () => optionFixture(),
      ...ordersApi,
    },
  });

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = jest.fn();
});

// Drafts as another version of the form would write them.
test.each([
  ['a new order', '/order/create', 'order-create'],
  ['its files', '/order/create', 'attachments:order-create'],
  ['an order by file', '/order/create-by-file', 'order-file'],
  ['a changed order', `/order/${ORDER}/update`, `order-update:${ORDER}`],
  ['its added files', `/order/${ORDER}/update`, `attachments:order-update:${ORDER}`],
  ['shared estimates', `/order/${ORDER}/share`, `share:${ORDER}`],
  ['a new application', '/option/create', 'option:new'],
  ['a changed application', `/option/${OPTION}/update`, `option:${OPTION}`],
])('whoever began %s and finds nothing of it is told, once', async (_, path, name) => {
  keepInTab(name, { of: 'another form' });
  const first = open(path);
  expect(await screen.findByText(LOST)).toBeVisible();
  first.unmount();
  open(path);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(LOST)).not.toBeInTheDocument();
});

test('who began nothing is told nothing', async () => {
  open('/order/create');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(LOST)).not.toBeInTheDocument();
});
