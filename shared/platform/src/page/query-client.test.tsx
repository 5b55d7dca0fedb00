import { failWith, renderApp } from '@portal/app-kit/testing';
import { billingQueries } from '@portal/queries/billing';
import { newsQueries } from '@portal/queries/news';
import { orderQueries } from '@portal/queries/order';
import { ReadView } from '@portal/ui/pages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { focusManager, onlineManager, useQuery } from '../query/index.ts';
import { t } from '../text/index.ts';

const pagination = { pageSize: 20, pageIndex: 1, totalPages: 1, totalRecords: 0 };
const noOrders = { data: [], pagination };

function Orders() {
  const query = useQuery(orderQueries.list({ pageNumber: 1, contactId: 'ALL', searchKeyword: '' }));
  return (
    <ReadView query={query} isEmpty={({ data }) => data.length === 0} empty={<p>empty</p>}>
      {({ data }) => <p>{data.length}</p>}
    </ReadView>
  );
}
function Order() {
  const query = useQuery(orderQueries.detail('order0000000000001'));
  return (
    <ReadView query={query} notFound={<p>no such order</p>}>
      {({ name }) => <p>{name}</p>}
    </ReadView>
  );
}
const dialogs = () => screen.queryAllByRole('alertdialog');

test('a list is requested in pages of 20, without empty filters', async () => {
  const { requests } = renderApp(<Orders />, { api: { 'GET /order': () => noOrders } });
  expect(await screen.findByText('empty')).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.query).toMatchObject({ pageNumber: 1, pageSize: 20, orderStatusFilter: 'all' });
  expect(requests[0]?.query).not.toHaveProperty('contactId');
});

test('a list that cannot be loaded shows a dialog, and in its place a retry that does not say it again [8.1, 8.23]', async () => {
  let isDown = true;
  const { user } = renderApp(<Orders />, { api: { 'GET /order': () => (isDown ? failWith(500) : noOrders) } });
  expect(await screen.findByRole('alertdialog', { name: 'データを取得できませんでした' })).toHaveTextContent(
    t('errorDialog.server'),
  );
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  expect(dialogs()).toHaveLength(0);
  expect(screen.getByText('まだ読み込めていません')).toBeVisible();
  for (const said of ['データを取得できませんでした', t('errorDialog.server')])
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: t('common.retry') }));
  expect(await screen.findByText('empty')).toBeVisible();
});

test('two reads with the same failure show one dialog', async () => {
  function Both() {
    useQuery(orderQueries.progress());
    useQuery(billingQueries.list({}));
    return null;
  }
  const { user } = renderApp(<Both />, {
    api: { 'GET /order/progress': () => failWith(500), 'GET /billing': () => failWith(500) },
  });
  await screen.findByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  expect(dialogs()).toHaveLength(0);
});

test('a part whose answer fails after the dialog was closed does not open it again', async () => {
  let failLate: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    failLate = resolve;
  });
  function Both() {
    useQuery(orderQueries.progress());
    const query = useQuery(billingQueries.list({}));
    return <ReadView query={query}>{() => null}</ReadView>;
  }
  const { user } = renderApp(<Both />, {
    api: { 'GET /order/progress': () => failWith(500), 'GET /billing': () => late.then(() => failWith(500)) },
  });
  await screen.findByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  failLate();
  expect(await screen.findByText('まだ読み込めていません')).toBeVisible();
  expect(dialogs()).toHaveLength(0);
});

test('a missing thing has its own text', async () => {
  renderApp(<Order />, { api: { 'GET /order/:id': () => failWith(404) } });
  expect(await screen.findByText('no such order')).toBeVisible();
});

test.each(['latest', 'unreadCount'] as const)('a news pop-up that fails (%s) shows no dialog', async (name) => {
  function News() {
    const latest = useQuery({ ...newsQueries.latest(), enabled: name === 'latest' });
    const count = useQuery({ ...newsQueries.unreadCount(), enabled: name === 'unreadCount' });
    return latest.isError || count.isError ? <p>failed</p> : null;
  }
  renderApp(<News />);
  expect(await screen.findByText('failed')).toBeVisible();
  expect(dialogs()).toHaveLength(0);
});

test('a refused token shows no dialog: it leads to sign-in', async () => {
  renderApp(<Orders />, { api: { 'GET /order': () => failWith(401) } });
  await screen.findByRole('alert');
  expect(dialogs()).toHaveLength(0);
});

test.each([
  ['passwordChangeRequired', 'ご利用を続けるには、パスワードの変更が必要です。'],
  ['mfaRequired', 'ご利用を続けるには、2段階認証の設定が必要です。'],
])('nor is a demand (%s): it leads to its page, and is named in place of the list', async (code, text) => {
  renderApp(<Orders />, { api: { 'GET /order': () => failWith(403, code) } });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(dialogs()).toHaveLength(0);
});

test.each([
  ['the tab', (isBack: boolean) => focusManager.setFocused(isBack)],
  ['the network', (isBack: boolean) => onlineManager.setOnline(isBack)],
])('coming back to %s refetches the list and the latest news, and nothing else [7.4]', async (_, become) => {
  function Page() {
    useQuery(newsQueries.list({}));
    useQuery(newsQueries.latest());
    useQuery(orderQueries.list({}));
    return null;
  }
  const { requests } = renderApp(<Page />, {
    api: {
      'GET /news': () => ({ data: [] }),
      'GET /news/latest/homeDisplay': () => null,
      'GET /order': () => noOrders,
    },
  });
  const asked = () => requests.map(({ call }) => call).sort();
  await waitFor(() => expect(asked()).toEqual(['GET /news', 'GET /news/latest/homeDisplay', 'GET /order']));
  requests.length = 0;
  await act(async () => {
    become(false);
    become(true);
  });
  await waitFor(() => expect(asked()).toEqual(['GET /news', 'GET /news/latest/homeDisplay']));
  focusManager.setFocused(undefined);
});

test('when the network is back, failed reads are fetched again', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let isDown = true;
  renderApp(<Orders />, { api: { 'GET /order': () => (isDown ? failWith(0) : noOrders) } });
  expect(screen.getByText(t('offline.banner'))).toBeVisible();
  await screen.findByRole('alertdialog');
  isDown = false;
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await screen.findByText(t('offline.recovered'))).toBeVisible();
  expect(await screen.findByText('empty')).toBeVisible();
  online.mockRestore();
});

describe('a slow answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('after three seconds a text says that it is still loading; after eight it ends [7.3, 8.1, 8.3]', async () => {
    renderApp(<Orders />, { api: { 'GET /order': () => new Promise(() => undefined) } });
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(screen.getByRole('status')).toHaveTextContent(t('common.loading'));
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status')).toHaveTextContent(t('common.stillLoading'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('alertdialog', { name: '問題が発生しました' })).toHaveTextContent(
      'ページを再読み込みしてください。',
    );
    expect(screen.getByRole('button', { name: '再読み込み' })).toBeVisible();
  });
});
