import { becomeSession, failWith, signedIn } from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import { catchSavedFiles } from '@portal/app-kit/testing/saved-files';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { unreadNotification } from '@portal/app-kit/testing/unread-notification';
import { newsQueries } from '@portal/queries/news';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '#remote.ts';
import { bill, billPage, billPagination, contractId } from '#testing/bill-fixtures.ts';
import { closeWhileReading, lists, months, renderBills, signedInWithout, theRow } from '#testing/bills-driver.tsx';
import { fixToday } from '#testing/fix-today.ts';
import { billingReads } from './billing-reads.ts';

fixToday();
beforeEach(() => localStorage.clear());
afterEach(forgetWidth);

test.each([
  ['in an unknown way', { billingUnit: 'unknown' as const }],
  ['monthly, on a day that nobody knows', { billingUnit: 'monthly' as const, billingClosingDay: null }],
])('an account that is billed %s has the bills of its contracts', async (_, change) => {
  renderBills('/billing', {}, signedIn(change));
  expect(await theRow()).toBeVisible();
});

test('a new bill is marked, and is read where its row is', async () => {
  const { client, requests } = renderBills('/billing', {
    'GET /billing': () => billPage([bill(1), bill(2)]),
    ...unreadNotification({ id: bill(2).id, kind: 'bill' }),
  });
  await theRow();
  expect(screen.queryByText('新着')).not.toBeInTheDocument();
  act(() => client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: 1 }));
  expect((await screen.findByText('新着')).closest('tr')).toHaveTextContent('新宿第2駐車場');
  await waitFor(() =>
    expect(requests.find(({ call }) => call === 'PUT /notifications/read')?.body).toEqual({ ids: [bill(2).id] }),
  );
});

describe('the bills of a month', () => {
  test('of today, with the total and the six columns [3.43, 4.20, 4.21, 7.38]', async () => {
    const { requests } = renderBills('/billing');
    const row = await theRow();
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      '新宿第1駐車場新宿三丁目ビル新築工事・東京都新宿区新宿三丁目1番',
      '2026/11/01〜2026/11/30',
      '42,001円',
      '2026/11/15',
      '2026/12/31',
      '田中 太郎東京支店',
      '未ダウンロード',
    ]);
    const list = within(screen.getByRole('table', { name: '請求の一覧' }));
    expect(list.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '駐車場駐車場を降順に並べ替える',
      '利用期間利用期間を降順に並べ替える',
      '請求金額請求金額を降順に並べ替える',
      '請求日請求日を降順に並べ替える',
      'お支払い期日お支払い期日を降順に並べ替える',
      '担当者担当者を降順に並べ替える',
      '請求書',
    ]);
    expect(screen.getByText('11月の請求金額')).toBeInTheDocument();
    expect(screen.getByText('1,234,567円')).toBeInTheDocument();
    expect(screen.getByText('全1件')).toBeInTheDocument();
    expect(screen.getByText('お支払い期日 2026/12/31（木）')).toBeInTheDocument();
    expect(lists(requests)).toEqual([
      expect.objectContaining({
        billingYear: 2026,
        billingMonth: 11,
        pageNumber: 1,
        pageSize: 20,
        sortColumn: 'NONE',
        sortDirection: 'DESC',
      }),
    ]);
  });

  test.each([375, 768])('at %i px a bill shows the same facts, each date with its name [3.43]', async (width) => {
    showAtWidth(width);
    renderBills('/billing');
    const [row] = await screen.findAllByRole('listitem');
    for (const fact of [
      '新宿第1駐車場',
      '新宿三丁目ビル新築工事',
      '東京都新宿区新宿三丁目1番',
      '利用期間2026/11/01〜2026/11/30',
      '42,001円',
      '請求日2026/11/15',
      'お支払い期日2026/12/31',
      '担当者田中 太郎 東京支店',
      '未ダウンロード',
    ]) {
      expect(row).toHaveTextContent(fact);
    }
    expect(screen.getByRole('button', { name: /請求書をダウンロード$/ })).toBeEnabled();
  });

  test('the search stands before the months; on a phone a search has its total in their place', async () => {
    const place = renderBills('/billing');
    await theRow();
    const search = screen.getByRole('searchbox', { name: 'キーワードで探す' });
    expect(search.compareDocumentPosition(months())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    place.unmount();
    showAtWidth(375);
    renderBills('/billing?status=notDownloaded');
    expect(await screen.findByText('1,234,567円')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: '月' })).not.toBeInTheDocument();
  });

  test('a row leads to its use; the button beside it does not [2.37]', async () => {
    const { address, user } = renderBills('/billing', { 'GET /billing/downloaded-pdf/:id': () => failWith(500) });
    const row = await theRow();
    expect(within(row).getByRole('link', { name: '新宿第1駐車場' })).toHaveAttribute('href', `/usage/${contractId(1)}`);
    await user.click(within(row).getByRole('button', { name: /請求書をダウンロード$/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '閉じる' }));
    expect(address()).toBe('/billing');
    await user.click(within(row).getByText('2026/12/31'));
    expect(address()).toBe(`/usage/${contractId(1)}`);
  });

  test('its record opens in its place, and a press in it opens no row', async () => {
    const issued = { issuedAt: '2026-11-20T01:30:00.000Z', invoiceNumber: 'K2026-11-0142' };
    const corrects = { id: 'b'.repeat(18), invoiceNumber: 'K2026-11-0098', totalRent: 1, reason: '台数の変更' };
    const { address, user } = renderBills('/billing', {
      'GET /billing': () => billPage([bill(1, { ...issued, corrects })]),
    });
    const row = await theRow();
    expect(row).toHaveTextContent('K2026-11-0142');
    expect(row.nextElementSibling).toHaveTextContent(/^訂正版訂正前の請求書/);
    await user.click(within(row).getByRole('button', { name: /発行記録$/ }));
    await user.click(within(screen.getByRole('dialog')).getByText('2026/11/20 10:30'));
    expect(address()).toBe('/billing');
  });

  test('of a provider that names no lots: the address is the name', async () => {
    renderBills('/billing', { 'GET /billing': () => billPage([bill(1, { parkingName: undefined })]) });
    expect(await screen.findByRole('link', { name: '東京都新宿区新宿三丁目1番' })).toBeInTheDocument();
    expect(screen.getAllByText('東京都新宿区新宿三丁目1番')).toHaveLength(1);
  });

  test('a list that fails shows the dialog and a retry [8.23]', async () => {
    let fails = true;
    const { user } = renderBills('/billing', { 'GET /billing': () => (fails ? failWith(500) : billPage([bill(1)])) });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '閉じる' }));
    fails = false;
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await theRow()).toBeInTheDocument();
  });
});

test.each([1440, 800, 375])(
  'at %i px a corrected bill is one row, with a line that says what it corrects',
  async (width) => {
    showAtWidth(width);
    const corrects = { id: 'b'.repeat(18), invoiceNumber: 'K2026-11-0098', totalRent: 163_900, reason: '台数の変更' };
    renderBills('/billing', {
      'GET /billing': () => billPage([bill(1, { invoiceNumber: 'K2026-11-0142', corrects })]),
    });
    expect(await screen.findByText(/^(新宿三丁目ビル新築工事・)?K2026-11-0142/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'K2026-11-0098' })).toBeVisible();
    expect(screen.getByText('163,900円').tagName).toBe('S');
  },
);

test('the number of a bill is shown where the host sends it', async () => {
  renderBills('/billing', { 'GET /billing': () => billPage([bill(1, { invoiceNumber: 'K2026-11-0142' })]) });
  expect(await theRow()).toHaveTextContent('未ダウンロードK2026-11-0142');
});

test('what is found is saved as a table, with all its pages and the same conditions', async () => {
  const saved = catchSavedFiles();
  const { user, requests } = renderBills('/billing?q=%E6%96%B0%E5%AE%BF&page=2', {
    'GET /billing': ({ query }) =>
      query.pageSize === 100
        ? { ...billPage([bill(Number(query.pageNumber))]), pagination: { ...billPagination(2), totalPages: 2 } }
        : billPage([bill(1)], { total: 21, pageIndex: 2 }),
  });
  const csv = await screen.findByRole('button', { name: 'CSVをダウンロード' });
  await waitFor(() => expect(csv).toBeEnabled());
  await user.click(csv);
  const dialog = within(await screen.findByRole('dialog', { name: 'CSVをダウンロード' }));
  expect(dialog.getByText('検索結果の21件を、1つのCSVファイルにまとめます。')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'ダウンロードする' }));
  expect(await dialog.findByText('2件をCSVファイルに保存しました。')).toBeInTheDocument();
  const whole = requests.filter(({ query }) => (query as { pageSize?: number } | undefined)?.pageSize === 100);
  expect(whole.map(({ query }) => query)).toMatchObject([
    { searchKeyword: '新宿', pageNumber: 1 },
    { searchKeyword: '新宿', pageNumber: 2 },
  ]);
  expect(saved[0]?.name).toMatch(/^請求_\d{8}\.csv$/);
});

test.each([
  ['are in its files', signedIn(), 'true'],
  ['are not asked of a host that knows none', signedInWithout('billCorrections'), undefined],
] as const)('corrected bills, which the list leaves out, %s', async (_, session, withCorrected) => {
  const { user, requests } = renderBills('/billing', {}, session);
  await theRow();
  await user.click(screen.getByRole('button', { name: '検索結果をまとめてダウンロード' }));
  await screen.findByRole('dialog', { name: '検索結果をまとめてダウンロード' });
  const asked = () => lists(requests).map((query) => query as { pageSize?: number; withCorrected?: string });
  await waitFor(() => expect(asked().map(({ pageSize }) => pageSize)).toEqual([20, 100]));
  expect(asked().map((query) => query.withCorrected)).toEqual([undefined, withCorrected]);
});

test.each([
  ['lead to', signedIn(), '/billing/retention'],
  ['of a host that does not fit it do not lead to', signedInWithout('billRecords'), undefined],
])('the bills %s the page about the law on electronic books', async (_, session, target) => {
  renderBills('/billing', {}, session);
  await theRow();
  const link = screen.queryByRole('link', { name: '電子帳簿保存法への対応を確認する' });
  expect(link?.getAttribute('href')).toBe(target);
});

test('a download in bulk that is closed at once asks for nothing any more', async () => {
  await closeWhileReading(
    renderBills('/billing', {
      'GET /billing': ({ query }) =>
        query.pageSize === 100 ? new Promise<never>(() => undefined) : billPage([bill(1)]),
    }),
  );
});

test.each(['/billing', '/billing?year=2026&month=10&q=%E6%96%B0%E5%AE%BF', '/billing?month=13'])(
  'what is read ahead for %s is what the page asks for itself',
  async (path) => {
    const { requests } = renderBills(path);
    await theRow();
    await expectEarlyReads(remote, path, requests, ['GET /user/account/list']);
  },
);

test('nothing is read ahead for a customer who is not known yet', () => {
  becomeSession({ state: 'loading', isExpected: true });
  expect(billingReads(new URLSearchParams())).toEqual([]);
});
