import { type FakeApi, failWith, renderApp } from '@portal/app-kit/testing';
import type { NewsListItem } from '@portal/contract/news';
import type { CursorPagination } from '@portal/contract/values/primitives';
import { screen, within } from '@testing-library/react';
import { SamplePage } from './sample-page.tsx';

const ITEM: NewsListItem = {
  id: 'news00000000000001',
  category: 'その他',
  title: '年末年始の営業',
  createdAt: '2026-11-17T15:30:00.000Z',
  isRead: true,
};
const ONLY_PAGE: CursorPagination = {
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: null,
  endCursor: null,
  totalPages: 1,
};
const renderPage = (api: FakeApi) => renderApp(<SamplePage />, { path: '/sample', api });

test('each row has its title and its date', async () => {
  renderPage({ 'GET /news': () => ({ data: [ITEM], pagination: ONLY_PAGE }) });
  expect(screen.getByRole('heading', { level: 1, name: '見本' })).toBeInTheDocument();
  const [head, row] = within(await screen.findByRole('table', { name: '見本の一覧' })).getAllByRole('row');
  expect(head).toHaveTextContent(/タイトル.*日付/);
  expect(row).toHaveTextContent(/年末年始の営業.*2026\/11\/18/);
});

test('while it loads, a status says so', async () => {
  renderPage({ 'GET /news': () => new Promise<never>(() => undefined) });
  expect(screen.getAllByText('読み込み中です')[0]).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('an empty list says so in a sentence', async () => {
  renderPage({ 'GET /news': () => ({ data: [], pagination: ONLY_PAGE }) });
  expect(await screen.findByText('表示できるデータはありません。')).toBeInTheDocument();
});

test('a list that fails shows the dialog, and a retry that works', async () => {
  let fails = true;
  const { user } = renderPage({
    'GET /news': () => (fails ? failWith(500) : { data: [ITEM], pagination: ONLY_PAGE }),
  });
  const dialog = await screen.findByRole('alertdialog', { name: 'データを取得できませんでした' });
  fails = false;
  await user.click(within(dialog).getAllByRole('button', { name: '閉じる' })[0] ?? dialog);
  await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
  expect(await screen.findByText('年末年始の営業')).toBeInTheDocument();
});
