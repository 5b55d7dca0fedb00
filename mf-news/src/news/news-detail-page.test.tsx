import { type FakeApi, failWith, renderApp } from '@portal/app-kit/testing';
import type { News } from '@portal/contract/news';
import { useQuery } from '@portal/platform/query';
import { newsQueries } from '@portal/queries/news';
import { act, screen, waitFor } from '@testing-library/react';
import { t } from '#text/t.ts';
import { NewsDetailPage } from './news-detail-page.tsx';
import { NewsListPage } from './news-list-page.tsx';

const ID = 'news00000000000001';
const news = (change: Partial<News> = {}): News => ({
  id: ID,
  category: 'メンテナンス情報',
  title: '年末年始のシステムメンテナンスについて',
  content:
    'ご不便をおかけします。\n詳しくは https://example.com/maintenance をご覧ください。\n<b>javascript:alert(1)</b>',
  createdAt: '2026-11-17T15:30:00.000Z',
  startAt: '2026-12-29T13:00:00.000Z',
  endAt: '2026-12-29T21:00:00.000Z',
  doNotDisplayAgain: false,
  ...change,
});

/** As in the header. */
function Badge() {
  const { data } = useQuery(newsQueries.unreadCount());
  return <p>{`未読${data?.count}件`}</p>;
}

const renderDetail = (api: FakeApi) =>
  renderApp(
    [
      {
        path: '/news/:id',
        element: (
          <>
            <Badge />
            <NewsDetailPage />
          </>
        ),
      },
      { path: '/news', element: <NewsListPage /> },
    ],
    { path: `/news/${ID}`, api: { 'GET /news/unread/count': () => ({ count: 0 }), ...api } },
  );

test('an item shows title, category, date and its text as written, with safe links [1.11, 2.23, 7.8]', async () => {
  renderDetail({ 'GET /news/:id': () => news() });
  expect(
    await screen.findByRole('heading', { level: 1, name: '年末年始のシステムメンテナンスについて' }),
  ).toBeInTheDocument();
  expect(document.title).toBe(t('app.titleTemplate', { page: 'お知らせの詳細' }));
  expect(screen.getByText('メンテナンス情報')).toBeInTheDocument();
  expect(screen.getByText('2026/11/18')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: /https:\/\/example\.com\/maintenance/ });
  expect(link).toHaveAttribute('href', 'https://example.com/maintenance');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link.parentElement).toHaveTextContent('<b>javascript:alert(1)</b>');
});

test('while it is loading no other text is shown in place of its title', async () => {
  renderDetail({ 'GET /news/:id': () => new Promise(() => undefined) });
  expect(await screen.findByRole('link', { name: 'お知らせ一覧に戻る' })).toBeVisible();
  expect(document.title).toBe(t('app.titleTemplate', { page: 'お知らせの詳細' }));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

const PERIOD = '2026/12/29（火）22:00〜2026/12/30（水）06:00';
test.each([
  [{}, true],
  [{ category: 'アップデート情報' }, false],
  [{ startAt: null }, false],
  [{ endAt: null }, false],
])('with %j the period of the maintenance is shown: %s', async (change, isShown) => {
  renderDetail({ 'GET /news/:id': () => news(change) });
  await screen.findByRole('heading', { level: 1, name: news().title });
  const shown = screen.queryByText('メンテナンス期間')?.parentElement?.textContent;
  expect(shown).toBe(isShown ? `メンテナンス期間${PERIOD}` : undefined);
});

test('reading it lowers the badge, and the list is fetched again [7.10]', async () => {
  let isRead = false;
  const { user, requests } = renderDetail({
    'GET /news/:id': () => {
      isRead = true;
      return news();
    },
    'GET /news/unread/count': () => ({ count: isRead ? 2 : 3 }),
    'GET /news': () => ({ data: [{ ...news(), isRead }], pagination: undefined }),
  });
  expect(await screen.findByText('未読2件')).toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'お知らせ一覧に戻る' }));
  expect(await screen.findByRole('link', { name: news().title })).toBeInTheDocument();
  expect(requests.filter(({ call }) => call === 'GET /news/unread/count').length).toBeGreaterThan(0);
});

test('the other tabs of the customer are told what has been read, once it is', async () => {
  const heard: unknown[] = [];
  const tab = new BroadcastChannel('portal-news');
  tab.addEventListener('message', ({ data }) => heard.push(data));
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  renderDetail({ 'GET /news/:id': () => slow.then(() => news()) });
  await screen.findByText('未読0件');
  expect(heard).toEqual([]);
  answer();
  await waitFor(() => expect(heard).toEqual([{ uid: 'uid-tanaka', id: ID, page: expect.any(String) }]));
  tab.close();
});

test('the badge does not change before the item is loaded', async () => {
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { requests } = renderDetail({
    'GET /news/:id': async () => {
      await slow;
      return news();
    },
    'GET /news/unread/count': () => ({ count: 3 }),
  });
  const counts = () => requests.filter(({ call }) => call === 'GET /news/unread/count').length;
  await screen.findByText('未読3件');
  expect(counts()).toBe(1);
  answer();
  await waitFor(() => expect(counts()).toBe(2));
});

test('the way back leads to the page of the list that the customer came from', async () => {
  const { user, router, address } = renderDetail({
    'GET /news/:id': () => news(),
    'GET /news': () => ({
      data: [{ ...news(), isRead: true }],
      pagination: { hasNextPage: false, hasPreviousPage: true, startCursor: 's', endCursor: 'e', totalPages: 2 },
    }),
  });
  await screen.findByRole('heading', { level: 1, name: news().title });
  await act(() => router.navigate('/news?after=24'));
  await user.click(await screen.findByRole('link', { name: news().title }));
  await user.click(await screen.findByRole('link', { name: 'お知らせ一覧に戻る' }));
  expect(address()).toBe('/news?after=24');
});

test('a missing item says so and leads back, without a dialog', async () => {
  const { user, address } = renderDetail({
    'GET /news/:id': () => failWith(404),
    'GET /news': () => ({ data: [], pagination: undefined }),
  });
  expect(
    await screen.findByText('お知らせが見つかりませんでした。掲載が終了した可能性があります。'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('link', { name: 'お知らせ一覧に戻る' })[0] ?? document.body);
  await waitFor(() => expect(address()).toBe('/news'));
});
