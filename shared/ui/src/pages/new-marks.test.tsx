import { type FakeApi, renderApp, signedIn } from '@portal/app-kit/testing';
import { unread, unreadNotification } from '@portal/app-kit/testing/unread-notification';
import { newsQueries } from '@portal/queries/news';
import { act, screen, waitFor } from '@testing-library/react';
import { NewMark, useMarkReadOnScreen } from './new-marks.tsx';

const ID = 'estm00000000000001';

function Estimates({ reads = false }: { reads?: boolean }) {
  useMarkReadOnScreen(({ id }) => reads && id === ID);
  return (
    <ul>
      <li>
        <span>有明駐車場</span>
        <NewMark isThis={({ id }) => id === ID} />
      </li>
      <li>
        <span>豊洲駐車場</span>
        <NewMark isThis={({ id }) => id === 'another'} />
      </li>
    </ul>
  );
}

function show(reads: boolean, { count = 1, session = signedIn() } = {}) {
  const api = unreadNotification({ id: ID, kind: 'estimate' });
  const app = renderApp(<Estimates reads={reads} />, { api, session });
  // The header has read it.
  act(() => app.client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: count }));
  return app;
}

test('what is unread is marked, and only that', async () => {
  const { requests } = show(false);
  expect((await screen.findByText('新着')).closest('li')).toHaveTextContent('有明駐車場新着');
  expect(screen.getAllByText('新着')).toHaveLength(1);
  expect(requests).toMatchObject([{ call: 'GET /notifications', query: { readStatusFilter: 'unread' } }]);
});

test('a visit reads it, once; the mark stays on this page', async () => {
  const { requests } = show(true);
  await screen.findByText('新着');
  await waitFor(() => expect(requests.filter(({ call }) => call === 'GET /notifications')).toHaveLength(2));
  expect(requests.filter(({ call }) => call === 'PUT /notifications/read')).toMatchObject([{ body: { ids: [ID] } }]);
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

test('somebody with hundreds of unread ones sees the mark of an old one, and reads it, too', async () => {
  const newer = Array.from({ length: 100 }, (_, index) => unread({ id: `newer${index}`, kind: 'estimate' }));
  const api: FakeApi = {
    'GET /notifications': ({ query }) => ({
      data: query.pageNumber === 1 ? newer : [unread({ id: ID, kind: 'estimate' })],
      pagination: { pageSize: 100, pageIndex: query.pageNumber, totalPages: 2, totalRecords: 101 },
      asOf: '2026-11-27T01:12:00.000Z',
    }),
    'PUT /notifications/read': () => ({}),
  };
  const { client, requests } = renderApp(<Estimates reads />, { api });
  act(() => client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: 100 }));
  await screen.findByText('新着');
  await waitFor(() =>
    expect(requests.find(({ call }) => call === 'PUT /notifications/read')?.body).toEqual({ ids: [ID] }),
  );
});

test('no more are read at once than the host takes', async () => {
  const rows = Array.from({ length: 130 }, (_, index) =>
    unread({ id: `estm${String(index).padStart(14, '0')}`, kind: 'estimate' }),
  );
  function All() {
    useMarkReadOnScreen(() => true);
    return null;
  }
  const api: FakeApi = {
    'GET /notifications': () => ({
      data: rows,
      pagination: { pageSize: 100, pageIndex: 1, totalPages: 1, totalRecords: 130 },
      asOf: '2026-11-27T01:12:00.000Z',
    }),
    'PUT /notifications/read': () => ({}),
  };
  const { client, requests } = renderApp(<All />, { api });
  act(() => client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: 100 }));
  const read = () => requests.find(({ call }) => call === 'PUT /notifications/read')?.body as { ids: string[] };
  await waitFor(() => expect(read()?.ids).toHaveLength(100));
});
