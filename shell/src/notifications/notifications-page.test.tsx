import { type FakeApi, failWith, signedIn } from '@portal/app-kit/testing';
import type { Notification } from '@portal/contract/notification';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

const order = { id: 'a1B2c3D4e5F6g7H8i9', name: '臨海副都心 橋梁補修工事' };
const none = { isRead: false, order: null, parkingName: null, billingDate: null, title: null };
const estimate: Notification = {
  ...none,
  id: 'estm00000000000001',
  kind: 'estimate',
  occurredAt: '2026-11-27T01:12:00.000Z',
  order,
  parkingName: '有明駐車場',
};
const item: Notification = {
  ...none,
  id: 'news00000000000001',
  kind: 'news',
  occurredAt: '2026-11-20T00:00:00.000Z',
  title: '年末年始',
  isRead: true,
};

const AS_OF = '2026-11-27T03:00:00.000Z';
const listed = (data: Notification[], totalPages = 1) => ({
  data,
  pagination: { pageSize: 20, pageIndex: 1, totalPages, totalRecords: data.length },
  asOf: AS_OF,
});
const open = (data: Notification[], api: FakeApi = {}) =>
  renderPortal({ path: '/notifications', api: { 'GET /notifications': () => listed(data), ...api } });
const list = async () => within(await screen.findByRole('list', { name: '通知' }));
const readAll = () => screen.findByRole('button', { name: 'すべて既読にする' });

test('the bell counts what is unread, and leads to it', async () => {
  const { user, address } = renderPortal({
    path: '/order',
    api: {
      'GET /notifications': () => listed([estimate]),
      'GET /news/unread/count': () => ({ count: 0, notificationCount: 100 }),
    },
  });
  await user.click(await screen.findByRole('link', { name: '通知（未読99件以上）' }));
  expect(address()).toBe('/notifications');
  expect(await screen.findByRole('heading', { level: 1, name: '通知' })).toBeVisible();
});

test('each row says what has happened, whether it is new, and leads to its place', async () => {
  open([estimate, item]);
  const rows = (await list()).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '見積新着臨海副都心 橋梁補修工事有明駐車場の見積が届きました2026/11/27（金）10:12',
    'お知らせ年末年始2026/11/20（金）09:00',
  ]);
  expect((await list()).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/order/${order.id}`,
    '/news/news00000000000001',
  ]);
});

test('where the portal has no such area, the row has no link', async () => {
  const areas = { '/order': { '': () => <h1>order-list</h1> } };
  const bill: Notification = { ...none, id: 'bill00000000000001', kind: 'bill', occurredAt: item.occurredAt };
  const due = { ...bill, billingDate: '2026-11-30' };
  renderPortal({ areas, path: '/notifications', api: { 'GET /notifications': () => listed([estimate, item, due]) } });
  const rows = await list();
  expect(rows.getAllByRole('listitem')).toHaveLength(3);
  expect(rows.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`/order/${order.id}`]);
});

test('what is opened is read: once, and what was read is not told again', async () => {
  const { user, requests } = open([estimate, { ...item, title: '開いたお知らせ' }], {
    'PUT /notifications/read': () => ({}),
  });
  await user.click((await list()).getByRole('link', { name: order.name }));
  await waitFor(() =>
    expect(requests).toContainEqual(
      expect.objectContaining({ call: 'PUT /notifications/read', body: { ids: [estimate.id] } }),
    ),
  );
});

test('all that the list has is read, up to the instant of its answer; the bell then counts anew', async () => {
  let isRead = false;
  const { user, requests } = open([], {
    'GET /notifications': () => listed([{ ...estimate, isRead }]),
    'GET /news/unread/count': () => ({ count: 0, notificationCount: isRead ? 0 : 1 }),
    'PUT /notifications/read': () => {
      isRead = true;
      return {};
    },
  });
  await screen.findByRole('link', { name: '通知（未読1件）' });
  await screen.findByText('新着');
  await user.click(await readAll());
  expect((await screen.findAllByText('すべて既読にしました。'))[0]).toBeVisible();
  expect(requests).toContainEqual(expect.objectContaining({ call: 'PUT /notifications/read', body: { until: AS_OF } }));
  expect(await screen.findByRole('link', { name: '通知' })).toBeVisible();
  expect(screen.queryByText('新着')).not.toBeInTheDocument();
});

test('where nothing has happened there is nothing to mark as read', async () => {
  open([]);
  expect(await screen.findByText('通知はまだありません')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'すべて既読にする' })).not.toBeInTheDocument();
});

test('where that fails it is said, and everything stays unread', async () => {
  const { user } = open([estimate], { 'PUT /notifications/read': () => failWith(500) });
  await list();
  await user.click(await readAll());
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(screen.getByText('新着')).toBeInTheDocument();
});

test('nothing yet, a failure, and pages in the address', async () => {
  const empty = open([]);
  expect(await screen.findByText('通知はまだありません')).toBeVisible();
  empty.unmount();
  const failed = open([], { 'GET /notifications': () => failWith(500) });
  expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeVisible();
  failed.unmount();
  const { user, address } = open([], { 'GET /notifications': () => listed([estimate], 2) });
  await list();
  await user.click(screen.getByRole('button', { name: '次のページ' }));
  expect(address()).toBe('/notifications?page=2');
});

test('a host without the feature has neither the page nor the bell, and is asked for neither', async () => {
  const { requests } = renderPortal({ path: '/notifications', session: signedIn({ features: [] }) });
  expect(await screen.findByRole('heading', { name: /404/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /通知/ })).not.toBeInTheDocument();
  expect(requests.map(({ call }) => call)).not.toContain('GET /notifications');
});
