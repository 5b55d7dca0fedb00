import type { FakeApi, renderApp } from '@portal/app-kit/testing';
import type { OrderListItem } from '@portal/contract/order';
import { screen } from '@testing-library/react';
import { idOf, onePage, orderItem } from './order-fixtures.ts';

/** Orders with running numbers in their names. */
export const someOrders = (from: number, count: number): OrderListItem[] =>
  Array.from({ length: count }, (_, index) =>
    orderItem({ id: idOf('order', from + index), name: `第${from + index}現場` }),
  );

/** Sixty orders, as the picker of the form asks for them. */
export const ordersApi = {
  'GET /order': ({ query: { pageNumber, pageSize, searchKeyword } }) => {
    const all = someOrders(1, 60).filter(({ name }) => !searchKeyword || name.includes(searchKeyword));
    const data = all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    return {
      data,
      pagination: onePage(all, { pageSize, pageIndex: pageNumber, totalPages: Math.ceil(all.length / pageSize) || 1 }),
    };
  },
} satisfies FakeApi;

type User = ReturnType<typeof renderApp>['user'];

export const textField = (name: string) => screen.getByRole('textbox', { name });
export const cell = (name: string) => screen.getByRole('checkbox', { name });
export const related = () => screen.getByRole('combobox', { name: '関連する駐車場探しの依頼' });

/** Pasted: typing letter by letter costs a test seconds and shows nothing more. */
export async function fillIn(user: User, name: string, text: string) {
  await user.clear(textField(name));
  await user.click(textField(name));
  await user.paste(text);
}
