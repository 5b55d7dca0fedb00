import { type FakeApi, failWith, renderApp } from '@portal/app-kit/testing';
import type { NewsListItem } from '@portal/contract/news';
import type { CursorPagination } from '@portal/contract/values/primitives';
import { screen, waitFor, within } from '@testing-library/react';
import { NewsListPage } from './news-list-page.tsx';

const item = (index: number, change: Partial<NewsListItem> = {}): NewsListItem => ({
  id: `news${String(index).padStart(14, '0')}`,
  category: 'アップデート情報',
  title: `お知らせその${index}`,
  createdAt: '2026-11-17T15:30:00.000Z',
  isRead: true,
  ...change,
});
const NEWEST: CursorPagination = {
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: null,
  endCursor: null,
  totalPages: 1,
};

/** Eight items in pages of three, as the server cuts them; a cursor is the index of an item. */
const PAGE_SIZE = 3;
const COUNT = 8;
const paged: FakeApi = {
  'GET /news': ({ query: { after, before } }) => {
    const start = after ? Number(after) + 1 : before ? Math.max(0, Number(before) - PAGE_SIZE) : 0;
    const end = Math.min(start + PAGE_SIZE, COUNT);
    return {
      data: Array.from({ length: end - start }, (_, index) => item(start + index)),
      pagination: {
        hasPreviousPage: start > 0,
        hasNextPage: end < COUNT,
        startCursor: String(start),
        endCursor: String(end - 1),
        totalPages: 3,
      },
    };
  },
};

const renderList = (api: FakeApi, path = '/news') =>
  renderApp(
    [
      { path: '/news', element: <NewsListPage /> },
      { path: '/news/:id', element: <p>詳細</p> },
    ],
    { path, api },
  );

test('the list shows category, title and received date; an unread item says so in a word [2.23, 2.88]', async () => {
  renderList({
    'GET /news': () => ({
      data: [
        item(1, { category: '障害対応', title: '通信障害について', isRead: false }),
        item(2, { category: 'その他', title: '年末年始の営業' }),
      ],
      pagination: NEWEST,
    }),
  });
  const table = await screen.findByRole('table', { name: 'お知らせの一覧' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['カテゴリー', 'タイトル', '受信日']);
  const [, unread, read] = within(table).getAllByRole('row');
  expect(unread).toHaveTextContent(/障害対応.*未読通信障害について.*2026\/11\/18/);
  expect(read).toHaveTextContent(/その他.*年末年始の営業.*2026\/11\/18/);
  expect(read).not.toHaveTextContent('未読');
  expect(screen.queryByRole('navigation', { name: 'ページ送り' })).not.toBeInTheDocument();
});

test('pages of 25 go back and forth by cursors in the address [2.87, 7.7, 9.1]', async () => {
  const { user, address, requests } = renderList(paged);
  await screen.findByText('お知らせその0');
  expect(screen.getByRole('button', { name: '前の25件' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: '次の25件' }));
  await screen.findByText('お知らせその3');
  expect(address()).toBe('/news?after=2');
  await user.click(screen.getByRole('button', { name: '次の25件' }));
  await screen.findByText('お知らせその7');
  expect(address()).toBe('/news?after=5');
  expect(screen.getByRole('button', { name: '次の25件' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: '前の25件' }));
  await screen.findByText('お知らせその3');
  expect(address()).toBe('/news?before=6');
  expect(requests.map(({ query }) => query)).toEqual([
    { pageSize: 25 },
    { pageSize: 25, after: '2' },
    { pageSize: 25, after: '5' },
    { pageSize: 25, before: '6' },
  ]);
});

test('an answer without page information is the only page [3.14]', async () => {
  renderList({ 'GET /news': () => ({ data: [item(1)], pagination: undefined }) });
  expect(await screen.findByText('お知らせその1')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'ページ送り' })).not.toBeInTheDocument();
});

test('a click anywhere on the row opens the item [2.89]', async () => {
  const { user, address } = renderList(paged);
  await screen.findByText('お知らせその2');
  await user.click(screen.getAllByText('2026/11/18')[2] ?? document.body);
  expect(address()).toBe('/news/news00000000000002');
});

test('an unknown cursor leads to the newest page, without a dialog', async () => {
  const { address } = renderList(
    {
      'GET /news': (request) =>
        request.query.after === 'stale' ? failWith(400) : { data: [item(1)], pagination: NEWEST },
    },
    '/news?after=stale',
  );
  expect(await screen.findByText('お知らせその1')).toBeInTheDocument();
  expect(address()).toBe('/news');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a cursor without any items behind it leads to the newest page', async () => {
  const { address } = renderList(
    { 'GET /news': ({ query }) => ({ data: query.after ? [] : [item(1)], pagination: NEWEST }) },
    '/news?after=last',
  );
  expect(await screen.findByText('お知らせその1')).toBeInTheDocument();
  expect(address()).toBe('/news');
});

test('an empty list says so in a sentence', async () => {
  renderList({ 'GET /news': () => ({ data: [], pagination: NEWEST }) });
  expect(await screen.findByText('お知らせはありません。')).toBeInTheDocument();
});

test('a list that fails shows the dialog and a retry [8.1, 8.23]', async () => {
  let fails = true;
  const { user } = renderList({
    'GET /news': () => (fails ? failWith(500) : { data: [item(1)], pagination: NEWEST }),
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'データを取得できませんでした' });
  fails = false;
  await user.click(within(dialog).getAllByRole('button', { name: '閉じる' })[0] ?? dialog);
  await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
  await waitFor(() => expect(screen.getByText('お知らせその1')).toBeInTheDocument());
});
