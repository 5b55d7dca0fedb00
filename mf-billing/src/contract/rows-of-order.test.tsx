import { type FakeApi, failWith, renderApp } from '@portal/app-kit/testing';
import { unreadNotification } from '@portal/app-kit/testing/unread-notification';
import { newsQueries } from '@portal/queries/news';
import { act, screen, waitFor } from '@testing-library/react';
import { billsOfOrder } from '#billing/of-order/bills-of-order.tsx';
import { bill, billPage, billPagination } from '#testing/bill-fixtures.ts';
import { contractOf, idOf } from '#testing/contract-fixtures.ts';
import { usageOfOrder } from '#usage/of-order/usage-of-order.tsx';

const ORDER = idOf('order', 1);
const UNSORTED = { usageStatus: null, parkingAddressSort: null, usagePeriodSort: null, accountNameSort: null };

const show = ({ Panel, Count }: typeof usageOfOrder, api: FakeApi) =>
  renderApp(
    [
      {
        path: '/',
        element: (
          <>
            <output aria-label="件数">
              <Count orderId={ORDER} />
            </output>
            <Panel orderId={ORDER} />
          </>
        ),
      },
    ],
    { api },
  );

test('the contracts of an order are asked for once, counted, and lead to their pages', async () => {
  const { requests } = show(usageOfOrder, {
    'GET /contract': () => ({ data: [contractOf()], pagination: billPagination(1), sort: UNSORTED }),
  });
  expect(await screen.findByRole('link', { name: '豊洲一丁目駐車場' })).toHaveAttribute(
    'href',
    `/usage/${contractOf().id}`,
  );
  expect(screen.getByRole('status', { name: '件数' })).toHaveTextContent(/^1$/);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.query).toMatchObject({ orderId: ORDER });
  // All of them are of the site whose page this is.
  expect(screen.queryByRole('columnheader', { name: '現場名' })).not.toBeInTheDocument();
});

test('the bills of an order are those of all months, newest first', async () => {
  const { requests } = show(billsOfOrder, { 'GET /billing': () => billPage([bill(1), bill(2)]) });
  expect(await screen.findByText('2件')).toBeVisible();
  expect(requests[0]?.query).toMatchObject({ orderId: ORDER, sortColumn: 'BILLING_DATE', sortDirection: 'DESC' });
  expect(requests[0]?.query).not.toHaveProperty('billingYear');
});

test('a new bill is marked among them, and read', async () => {
  const { client, requests } = show(billsOfOrder, {
    'GET /billing': () => billPage([bill(1), bill(2)]),
    ...unreadNotification({ id: bill(2).id, kind: 'bill', order: { id: ORDER, name: '現場' } }),
  });
  await screen.findByText('2件');
  act(() => client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: 1 }));
  expect((await screen.findByText('新着')).closest('tr')).toHaveTextContent('新宿第2駐車場');
  await waitFor(() =>
    expect(requests.find(({ call }) => call === 'PUT /notifications/read')?.body).toEqual({ ids: [bill(2).id] }),
  );
});

test('an order without any says so', async () => {
  show(billsOfOrder, { 'GET /billing': () => billPage([]) });
  expect(await screen.findByText('この現場の請求はまだありません。')).toBeVisible();
  expect(screen.getByRole('status', { name: '件数' })).toHaveTextContent(/^0$/);
});

test('a failure is shown in its place with a retry, without a dialog and without a number', async () => {
  let isBroken = true;
  const { user } = show(billsOfOrder, { 'GET /billing': () => (isBroken ? failWith(500) : billPage([bill(1)])) });
  const retry = await screen.findByRole('button', { name: 'もう一度試す' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: '件数' })).toBeEmptyDOMElement();
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('1件')).toBeVisible();
});

test('where there are more than the table has, it says so', async () => {
  show(billsOfOrder, { 'GET /billing': () => billPage([bill(1)], { total: 120 }) });
  expect(await screen.findByText('全120件のうち、新しい1件を表示しています。')).toBeVisible();
  expect(screen.getByRole('status', { name: '件数' })).toHaveTextContent(/^120$/);
});
