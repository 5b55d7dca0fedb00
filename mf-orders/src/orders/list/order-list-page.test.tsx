import { answerWith, failWith, renderApp, signedIn } from '@portal/app-kit/testing';
import { catchSavedFiles } from '@portal/app-kit/testing/saved-files';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { unreadNotification } from '@portal/app-kit/testing/unread-notification';
import { newsQueries } from '@portal/queries/news';
import { act, screen, waitFor, within } from '@testing-library/react';
import { idOf, makeGate, onePage, orderItem } from '#testing/order-fixtures.ts';
import { api, goBack, rows, show, TANAKA } from '#testing/order-list-driver.tsx';
import { OrderListPage } from './order-list-page.tsx';
import { orderListReads } from './order-list-reads.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(forgetWidth);

test.each(['/order', '/order?filter=unanswered&q=新宿'])(
  'what is read of %s before the page is there is what the page asks for',
  async (path) => {
    localStorage.setItem('keep-orders-status', 'uncontracted');
    const { lists } = show(path);
    await screen.findByRole('link', { name: '新宿三丁目ビル新築工事' });
    const [asked, ...more] = lists();
    expect(more).toEqual([]);
    for (const read of orderListReads(new URL(path, location.href).searchParams))
      await read(new AbortController().signal);
    expect(lists()).toEqual([asked, asked]);
  },
);

describe('what is shown', () => {
  test.each(['estimate', 'contractPaper', 'bill'] as const)('an order with a new %s is marked', async (kind) => {
    const order = { id: idOf('order', 2), name: '四谷リノベーション' };
    const { client } = show(undefined, unreadNotification({ id: idOf(kind, 1), kind, order }));
    await screen.findByRole('link', { name: '四谷リノベーション' });
    act(() => client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: 1 }));
    expect((await screen.findByText('新着')).closest('tr')).toHaveTextContent('四谷リノベーション');
  });

  test('an order is shown with its status in words, its estimates and its contact', async () => {
    show();
    const row = within(await screen.findByRole('row', { name: /新宿三丁目ビル新築工事/ }));
    expect(row.getByRole('link', { name: '新宿三丁目ビル新築工事' })).toHaveAttribute('href', `/order/${rows[0]?.id}`);
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual([
      '新宿三丁目ビル新築工事東京都新宿区新宿三丁目1番',
      '2026/12/01〜2027/03/31',
      '3',
      '見積の回答待ち',
      '4件',
      '田中 太郎東京支店',
      '2026/11/12',
      '新しく依頼',
    ]);
    expect(row.getByRole('link', { name: '新宿三丁目ビル新築工事 をもとに新しく依頼' })).toHaveAttribute(
      'href',
      `/order/create?from=${rows[0]?.id}`,
    );
    expect(screen.getByText('1〜2件目（全2件）')).toBeVisible();
  });

  test('while the list is loading, the filters are already shown', async () => {
    const gate = makeGate();
    show('/order', {
      'GET /order': async () => {
        await gate.passed;
        return { data: rows, pagination: onePage(rows) };
      },
    });
    expect(screen.getByRole('radio', { name: '見積の回答待ち' })).toBeEnabled();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    act(gate.open);
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('on a tablet an order has three blocks: the site, its contact, what it waits for', async () => {
    showAtWidth(1199);
    show();
    const [first] = await screen.findAllByRole('listitem');
    expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '新宿三丁目ビル新築工事東京都新宿区新宿三丁目1番',
      '利用期間2026/12/01〜2027/03/31台数3台依頼日 2026/11/12担当者田中 太郎 東京支店',
      '状況見積の回答待ち見積見積 4件',
      '操作新しく依頼',
    ]);
  });

  test('without any order the page says how to begin, with the header’s button', async () => {
    show('/order', { 'GET /order': () => ({ data: [], pagination: onePage([]) }) });
    expect(await screen.findByText('依頼はまだありません')).toBeVisible();
    expect(screen.getByText(/^現場の住所と期間を送ると/)).toBeVisible();
    expect(screen.getByRole('link', { name: '駐車場探しを依頼する' })).toHaveAttribute('href', '/order/create');
  });

  test('a customer whose orders have all ended is told so, and one press shows them', async () => {
    const { user, address } = show('/order', {
      'GET /order': ({ query }) =>
        query.parkingUsageDateFilter
          ? { data: [], pagination: onePage([]) }
          : { data: rows, pagination: onePage(rows) },
    });
    expect(await screen.findByText('終了していない依頼はありません。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '終了した依頼も表示する' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(address()).toBe('/order?period=all');
    expect(screen.getByRole('checkbox', { name: '終了した依頼を除く' })).not.toBeChecked();
  });

  test('when nothing matches, one press shows everything again', async () => {
    const { user, address } = show('/order?filter=uncontracted&q=x', {
      'GET /order': ({ query }) =>
        query.searchKeyword ? { data: [], pagination: onePage([]) } : { data: rows, pagination: onePage(rows) },
    });
    await screen.findByText('条件に一致する依頼はありません');
    expect(screen.getByText('2件の条件で絞り込んでいます。条件を減らしてお試しください。')).toBeVisible();
    // The same below the search and in place of the rows.
    const resets = screen.getAllByRole('button', { name: '条件をクリア' });
    expect(resets).toHaveLength(2);
    await user.click(resets[1] as HTMLElement);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(address()).toBe('/order');
    expect(screen.getByRole('searchbox', { name: 'キーワードで探す' })).toHaveValue('');
  });

  test('a list that cannot be loaded shows a dialog and a retry [8.1, 8.23]', async () => {
    let isBroken = true;
    const { user } = show('/order', {
      'GET /order': () => (isBroken ? failWith(500) : { data: rows, pagination: onePage(rows) }),
    });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'データを取得できませんでした' }));
    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

test('a status that nobody knows is being checked, and a row that cannot be read hides no other', async () => {
  const odd = {
    ...orderItem({ id: idOf('order', 3) }),
    status: 'reviewed',
    name: null,
    createdAt: 'today',
    contact: null,
    numberOfCars: 'many',
  };
  const unreadable = { ...orderItem({ name: '読めない依頼' }), id: 4 };
  const data = [...rows, odd, unreadable];
  show('/order', { 'GET /order': () => answerWith({ data, pagination: onePage(rows, { totalRecords: 4 }) }) });
  const table = within(await screen.findByRole('table'));
  expect(table.getByText('四谷リノベーション')).toBeVisible();
  const row = within(table.getByText('確認中').closest('tr') as HTMLElement);
  expect(row.getByRole('link', { name: '不明' })).toHaveAttribute('href', `/order/${idOf('order', 3)}`);
  expect(row.getAllByRole('cell')[2]).toHaveTextContent('-');
  expect(table.queryByText('読めない依頼')).not.toBeInTheDocument();
});

test('a list that does not say which page it is shows its rows, and a next page where this one is full', async () => {
  const full = Array.from({ length: 20 }, (_, index) => orderItem({ id: idOf('order', index), name: `現場${index}` }));
  const { lists, user } = show('/order', {
    'GET /order': ({ query }) => answerWith({ data: query.pageNumber === 1 ? full : rows }),
  });
  expect(await screen.findByText('現場19')).toBeVisible();
  expect(screen.queryByText(/件目/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '次のページ' }));
  expect(await screen.findByText('四谷リノベーション')).toBeVisible();
  expect(lists()).toMatchObject([{ pageNumber: 1 }, { pageNumber: 2 }]);
  expect(screen.getByRole('button', { name: '次のページ' })).toBeDisabled();
});

describe('what is requested', () => {
  test('the address contains all of it, and the session the rest [2.24, 6.6, 7.20, 9.3]', async () => {
    const { lists } = show(`/order?filter=unanswered&q=新宿&page=2&contact=${TANAKA}&department=建築部&period=all`, {
      'GET /order': () => ({
        data: rows,
        pagination: onePage(rows, { pageIndex: 2, totalPages: 2, totalRecords: 22 }),
      }),
    });
    await screen.findByRole('table');
    expect(lists()).toEqual([
      {
        pageNumber: 2,
        pageSize: 20,
        searchKeyword: '新宿',
        orderStatusFilter: 'unanswered',
        contactId: TANAKA,
        department: '建築部',
        orderType: 'desc',
        billingUnit: 'everyContract',
      },
    ]);
    expect(screen.getByRole('radio', { name: '見積の回答待ち' })).toBeChecked();
    expect(await screen.findByRole('button', { name: '担当者 自分の案件を解除する' })).toBeVisible();
    expect(screen.getByRole('button', { name: '部署 建築部を解除する' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '終了した依頼を除く' })).not.toBeChecked();
  });

  test.each([
    ['monthly', 'monthly'],
    ['unknown', undefined],
  ] as const)('an account that is billed %s asks by %s', async (unit, billingUnit) => {
    const { requests } = renderApp(<OrderListPage />, {
      path: '/order',
      api,
      session: signedIn({ billingUnit: unit }),
    });
    await screen.findByRole('table');
    const { query } = requests.find(({ call }) => call === 'GET /order') ?? {};
    expect(query).toMatchObject({ orderType: 'desc' });
    expect((query as { billingUnit?: string }).billingUnit).toBe(billingUnit);
  });

  test('all orders, or those that wait for an answer, a contract or a download [4.18]', async () => {
    const { user, lists } = show();
    await screen.findByRole('table');
    for (const [name, orderStatusFilter] of [
      ['見積の回答待ち', 'unanswered'],
      ['未契約', 'uncontracted'],
      ['請求書未ダウンロード', 'notDownloadedBilling'],
      ['すべて', 'all'],
    ] as const) {
      await user.click(screen.getByRole('radio', { name }));
      await waitFor(() => expect(lists().at(-1)).toMatchObject({ orderStatusFilter }));
    }
  });

  test('invalid values in the address show the whole list', async () => {
    const { lists } = show('/order?filter=x&page=-3&contact=%00&period=never');
    await screen.findByRole('table');
    expect(lists()).toEqual([
      {
        pageNumber: 1,
        pageSize: 20,
        orderStatusFilter: 'all',
        parkingUsageDateFilter: 'notExpired',
        orderType: 'desc',
        billingUnit: 'everyContract',
      },
    ]);
  });

  test('what is in progress is a filter where the host has it', async () => {
    const { user, address, lists } = show();
    await user.click(await screen.findByRole('radio', { name: '見積待ち' }));
    expect(address()).toBe('/order?filter=waitingQuote');
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ orderStatusFilter: 'waitingQuote' }));
  });

  test('a host without it is not asked for it, not even by an old link', async () => {
    const { lists } = show('/order?filter=inProgress', {}, signedIn({ features: [] }));
    await screen.findByRole('table');
    expect(screen.queryByRole('radio', { name: '見積待ち' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'すべて' })).toBeChecked();
    for (const query of lists()) expect(query).toMatchObject({ orderStatusFilter: 'all' });
  });

  test('"all" omits the filter, a choice goes to the first page and into the history [6.7]', async () => {
    const { user, address, router, lists } = show('/order?page=2', {
      'GET /order': () => ({ data: rows, pagination: onePage(rows, { totalPages: 2, totalRecords: 22 }) }),
    });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    await screen.findByRole('option', { name: '山田 花子' });
    await user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), '山田 花子');
    await user.click(await screen.findByRole('button', { name: '22件を表示する' }));
    expect(address()).toBe(`/order?contact=${idOf('cont', 2)}`);
    await user.click(await screen.findByRole('button', { name: '担当者 山田 花子を解除する' }));
    expect(address()).toBe('/order');
    await waitFor(() => expect(lists().at(-1)).not.toHaveProperty('contactId'));
    await goBack(router, -2);
    await waitFor(() => expect(address()).toBe('/order?page=2'));
  });

  test('a keyword is searched half a second after the last key, trimmed, without a history entry [5.29]', async () => {
    const { user, address, router, lists } = show();
    await screen.findByRole('table');
    const before = router.state.historyAction;
    await user.type(screen.getByRole('searchbox', { name: 'キーワードで探す' }), ' 新宿 ');
    expect(lists()).toHaveLength(1);
    await waitFor(() => expect(lists()).toHaveLength(2), { timeout: 1500 });
    expect(lists()[1]).toMatchObject({ searchKeyword: '新宿' });
    expect(decodeURIComponent(address())).toBe('/order?q=新宿');
    expect(await screen.findByText('2件見つかりました')).toHaveAttribute('role', 'status');
    expect(before).toBe('POP');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('the rows stay while another page loads, the reading begins at the heading, and a page has its own history entry', async () => {
    let isSlow = false;
    let arrive: () => void = () => undefined;
    const { user, address, router } = show('/order', {
      'GET /order': ({ query }) => {
        const answer = {
          data: [orderItem({ name: `${query.pageNumber}ページの現場` })],
          pagination: onePage([], { pageIndex: query.pageNumber, totalPages: 3, totalRecords: 41 }),
        };
        if (!isSlow) return answer;
        return new Promise((resolve) => {
          arrive = () => resolve(answer);
        });
      },
    });
    await screen.findByText('1ページの現場');
    isSlow = true;
    await user.click(screen.getByRole('button', { name: '次のページ' }));
    expect(screen.getByText('1ページの現場')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '駐車場探しの依頼' })).toHaveFocus();
    arrive();
    expect(await screen.findByText('2ページの現場')).toBeVisible();
    expect(address()).toBe('/order?page=2');
    await goBack(router, -1);
    expect(await screen.findByText('1ページの現場')).toBeVisible();
  });

  test('a page that no longer exists shows the last one', async () => {
    const { address } = show('/order?page=9', {
      'GET /order': ({ query }) => ({
        data: query.pageNumber > 2 ? [] : rows,
        pagination: onePage([], { pageIndex: query.pageNumber, totalPages: 2, totalRecords: 22 }),
      }),
    });
    expect(await screen.findByRole('table')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/order?page=2'));
  });
});

describe('the order', () => {
  test('is the newest first, and says so; a header sorts by period, name or creation', async () => {
    const { user, address, lists } = show();
    await screen.findByRole('table');
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('依頼日')).toHaveAttribute('aria-sort', 'descending');
    for (const [name, sort] of [
      ['利用期間', 'USAGE_PERIOD'],
      ['現場名・住所', 'NAME'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(address()).toBe(`/order?sort=${sort}`));
      expect(header(name)).toHaveAttribute('aria-sort', 'descending');
      await waitFor(() => expect(lists().at(-1)).toMatchObject({ sortColumn: sort, sortDirection: 'DESC' }));
    }
  });

  test('a host that does not sort is not asked to, not even by an old link', async () => {
    const { lists } = show('/order?sort=NAME', {}, signedIn({ features: [] }));
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: '利用期間' })).not.toBeInTheDocument();
    for (const query of lists()) expect(query).not.toHaveProperty('sortColumn');
  });
});

test('what is found is saved as a table: the columns of the screen, one value each', async () => {
  const saved = catchSavedFiles();
  const { user, lists } = show('/order?q=新宿&filter=unanswered');
  const csv = await screen.findByRole('button', { name: 'CSVをダウンロード' });
  await waitFor(() => expect(csv).toBeEnabled());
  await user.click(csv);
  const dialog = within(await screen.findByRole('dialog', { name: 'CSVをダウンロード' }));
  await user.click(dialog.getByRole('button', { name: 'ダウンロードする' }));
  expect(await dialog.findByText('2件をCSVファイルに保存しました。')).toBeInTheDocument();
  expect(lists().at(-1)).toMatchObject({ searchKeyword: '新宿', orderStatusFilter: 'unanswered', pageSize: 100 });
  expect(saved[0]?.name).toMatch(/^駐車場探しの依頼_\d{8}\.csv$/);
  const [head, first] = new TextDecoder().decode(await saved[0]?.blob.arrayBuffer()).split('\r\n');
  expect(head).toBe(
    '"現場名","現場住所","利用開始日","利用終了日","台数","状況","見積件数","担当者","部署","依頼日","依頼番号"',
  );
  expect(first).toBe(
    `"新宿三丁目ビル新築工事","東京都新宿区新宿三丁目1番","2026/12/01","2027/03/31","3","見積の回答待ち","4","田中 太郎","東京支店","2026/11/12","${rows[0]?.id}"`,
  );
});
