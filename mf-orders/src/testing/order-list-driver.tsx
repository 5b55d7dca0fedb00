import { type FakeApi, renderApp, signedIn } from '@portal/app-kit/testing';
import { act } from '@testing-library/react';
import { OrderListPage } from '#orders/list/order-list-page.tsx';
import { idOf, onePage, orderItem } from '#testing/order-fixtures.ts';

export const TANAKA = idOf('cont', 1);
export const accounts = [
  { id: TANAKA, name: '田中 太郎', department: '東京支店' },
  { id: idOf('cont', 2), name: '山田 花子', department: '建築部' },
];
export const rows = [
  orderItem(),
  orderItem({ id: idOf('order', 2), name: '四谷リノベーション', status: 'contracted' }),
];
export const api: FakeApi = {
  'GET /user/account/list': () => ({ data: accounts }),
  'GET /order': () => ({ data: rows, pagination: onePage(rows) }),
};

/** The list of orders. */
export function show(path = '/order', answers: FakeApi = {}, session = signedIn()) {
  const app = renderApp(<OrderListPage />, { path, session, api: { ...api, ...answers } });
  const lists = () => app.requests.filter(({ call }) => call === 'GET /order').map(({ query }) => query);
  return { ...app, lists };
}

export const goBack = (router: ReturnType<typeof show>['router'], steps: number) => act(() => router.navigate(steps));
