import { type FakeApi, renderApp, signedIn } from '@portal/app-kit/testing';
import type { Notification } from '@portal/contract/notification';
import { newsQueries } from '@portal/queries/news';
import { act, screen, waitFor } from '@testing-library/react';
import { NewMark, useReadHere } from './new-marks.tsx';

const estimate: Notification = {
  id: 'estm00000000000001',
  kind: 'estimate',
  occurredAt: '2026-11-27T01:12:00.000Z',
  isRead: false,
  order: { id: 'a1B2c3D4e5F6g7H8i9', name: '臨海副都心 橋梁補修工事' },
  parkingName: null,
  billingDate: null,
  title: null,
};

function Estimates({ reads = false }: { reads?: boolean }) {
  useReadHere(({ id }) => reads && id === estimate.id);
  return (
    <ul>
      <li>
        <NewMark isThis={({ id }) => id === estimate.id} />
        <span>有明駐車場</span>
      </li>
      <li>
        <NewMark isThis={({ id }) => id === 'another'} />
        <span>豊洲駐車場</span>
      </li>
    </ul>
  );
}

function show(reads: boolean, { count = 1, session = signedIn() } = {}) {
  let isRead = false;
  const api: FakeApi = {
    'GET /notifications': () => ({
      data: isRead ? [] : [estimate],
      pagination: { pageSize: 100, pageIndex: 1, totalPages: 1, totalRecords: 1 },
      asOf: estimate.occurredAt,
    }),
    'PUT /notifications/read': () => {
      isRead = true;
      return {};
    },
  };
  const app = renderApp(<Estimates reads={reads} />, { api, session });
  // The header has read it.
  act(() => app.client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: count }));
  return app;
}

test('what is unread is marked, and only that', async () => {
  const { requests } = show(false);
  expect((await screen.findByText('新着')).closest('li')).toHaveTextContent('新着有明駐車場');
  expect(screen.getAllByText('新着')).toHaveLength(1);
  expect(requests).toMatchObject([{ call: 'GET /notifications', query: { readStatusFilter: 'unread' } }]);
});

test('a visit reads it, once; the mark stays on this page', async () => {
  const { requests } = show(true);
  await screen.findByText('新着');
  await waitFor(() => expect(requests.filter(({ call }) => call === 'GET /notifications')).toHaveLength(2));
  expect(requests.filter(({ call }) => call === 'PUT /notifications/read')).toMatchObject([
    { body: { ids: [estimate.id] } },
  ]);
  expect(screen.getByText('新着')).toBeVisible();
});

test.each([
  ['nothing is unread', { count: 0 }],
  ['the host has no notifications', { session: signedIn({ features: [] }) }],
])('nothing is asked for where %s', (_, options) => {
  const { requests } = show(true, options);
  expect(screen.getByText('有明駐車場')).toBeVisible();
  expect(requests).toEqual([]);
});
