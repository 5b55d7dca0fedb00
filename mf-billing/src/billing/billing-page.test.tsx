import {
  becomeSession,
  type FakeApi,
  failWith,
  type ReceivedRequest,
  renderApp,
  signedIn,
} from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import { catchSavedFiles } from '@portal/app-kit/testing/saved-files';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { unreadNotification } from '@portal/app-kit/testing/unread-notification';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { newsQueries } from '@portal/queries/news';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '#remote.ts';
import { bill, billPage, billPagination, contractId, monthCounts } from '#testing/bill-fixtures.ts';
import { BillingPage } from './billing-page.tsx';
import { billingReads } from './billing-reads.ts';

const TODAY = new Date('2026-11-21T03:00:00.000Z');

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({
    now: TODAY,
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'setImmediate', 'requestAnimationFrame'],
  });
});
afterEach(() => {
  forgetWidth();
  jest.useRealTimers();
});

const API: FakeApi = {
  'GET /billing': () => billPage([bill(1)]),
  'GET /billing/monthly/:year': () => monthCounts({ 12: 3, 11: 8, 10: 12 }),
  'GET /billing/totals': () => ({ data: [] }),
  'GET /user/account/list': () => ({
    data: [
      { id: 'contact00000000001', name: '田中 太郎', department: '東京支店' },
      { id: 'contact00000000002', name: '山田 花子', department: '大阪支店' },
    ],
  }),
};
const renderBills = (path: string, api: FakeApi = {}, session = signedIn()) =>
  renderApp(<BillingPage />, { path, session, api: { ...API, ...api } });

const lists = (requests: ReceivedRequest[]) =>
  requests.filter(({ call }) => call === 'GET /billing').map(({ query }) => query);
const year = () => screen.getByRole('combobox', { name: '年' });
const months = () => screen.getByRole('group', { name: '月' });
const chosenMonth = () => within(months()).getByRole('radio', { checked: true });
const theRow = () => screen.findByRole('row', { name: /新宿第1駐車場/ });

test.each([
  ['in an unknown way', { billingUnit: 'unknown' as const }],
  ['monthly, on a day that nobody knows', { billingUnit: 'monthly' as const, billingClosingDay: null }],
])('an account that is billed %s has the bills of its contracts', async (_, change) => {
  renderApp(<BillingPage />, { path: '/billing', api: API, session: signedIn(change) });
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
      '新宿第1駐車場東京都新宿区新宿三丁目1番',
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
      '合計賃料合計賃料を降順に並べ替える',
      '請求日請求日を降順に並べ替える',
      'お支払い期日お支払い期日を降順に並べ替える',
      '担当者担当者を降順に並べ替える',
      '請求書',
    ]);
    expect(screen.getByText('11月の合計賃料')).toBeInTheDocument();
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

describe('the totals by site and department', () => {
  const TOTALS = {
    data: [
      { siteName: '豊洲ビル', department: '土木部', countResult: 2, totalRent: 3_000 },
      ...[1, 2, 3, 4, 5, 6].map((index) => ({
        siteName: `現場${index}`,
        department: null,
        countResult: 1,
        totalRent: index,
      })),
    ],
  };
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent);

  test('are of the whole list, the highest first, the rest as one row that opens', async () => {
    const { user, requests } = renderBills('/billing?year=2026&month=11&q=新宿&page=1', {
      'GET /billing/totals': () => TOTALS,
    });
    expect(await rowsOf('現場別の合計')).toEqual([
      '現場名件数請求金額',
      '豊洲ビル2件3,000円',
      '現場61件6円',
      '現場51件5円',
      '現場41件4円',
      '現場31件3円',
      'ほか2件の現場2件3円',
      '合計8件3,021円',
    ]);
    expect(await rowsOf('部署別の合計')).toEqual([
      '部署件数請求金額',
      '土木部2件3,000円',
      '部署なし6件21円',
      '合計8件3,021円',
    ]);
    await user.click(screen.getByRole('button', { name: 'すべて表示する' }));
    expect(await rowsOf('現場別の合計')).toHaveLength(9);
    expect(requests.filter(({ call }) => call === 'GET /billing/totals').map(({ query }) => query)).toEqual([
      { billingYear: 2026, billingMonth: 11, searchKeyword: '新宿' },
    ]);
  });

  test('have bars: the highest is whole, the others as long as their share of it, a sum has none', async () => {
    const parts = [
      ['豊洲', 8_000],
      ['有明', 4_000],
      ['東雲', 1_000],
      ['台場', 500],
      ['青海', 400],
      ['辰巳', 300],
      ['潮見', 0],
    ] as const;
    const data = parts.map(([siteName, totalRent]) => ({ siteName, department: null, countResult: 1, totalRent }));
    renderBills('/billing?year=2026&month=11', { 'GET /billing/totals': () => ({ data }) });
    const [, ...rows] = within(await screen.findByRole('table', { name: '現場別の合計' })).getAllByRole('row');
    const bars = rows.map((row) => row.querySelector<HTMLElement>('[data-bar]'));
    expect(rows.at(5)).toHaveTextContent('ほか2件の現場');
    expect(bars.map((bar) => bar?.style.width ?? null)).toEqual([
      ...['100%', '50%', '12.5%', '6.25%', '5%'],
      ...[null, null],
    ]);
  });

  test.each([
    ['現場5', '/billing?year=2026&month=11&site=%E7%8F%BE%E5%A0%B45', { siteName: '現場5' }, '現場名 現場5'],
    [
      '土木部',
      '/billing?year=2026&month=11&department=%E5%9C%9F%E6%9C%A8%E9%83%A8',
      { department: '土木部' },
      '部署 土木部',
    ],
  ] as const)('narrow the list to %s, from its first page', async (name, path, query, condition) => {
    const { user, address, requests } = renderBills('/billing?year=2026&month=11&page=2', {
      'GET /billing': ({ query: asked }) => billPage([bill(1)], { total: 21, pageIndex: asked.pageNumber }),
      'GET /billing/totals': () => TOTALS,
    });
    await user.click(await screen.findByRole('button', { name }));
    expect(address()).toBe(path);
    await waitFor(() =>
      expect(lists(requests).at(-1)).toMatchObject({ billingYear: 2026, billingMonth: 11, pageNumber: 1, ...query }),
    );
    expect(requests.filter(({ call }) => call === 'GET /billing/totals').at(-1)?.query).toMatchObject(query);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    // What it is narrowed to is a condition to take away, not a way to the same list.
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: new RegExp(condition) }));
    expect(address()).toBe('/billing?year=2026&month=11');
  });

  test('without a department, and the rest as one row, lead nowhere', async () => {
    renderBills('/billing', { 'GET /billing/totals': () => TOTALS });
    await rowsOf('部署別の合計');
    for (const name of ['部署なし', /^ほか2件の現場/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('lead to no site of a host that cannot find it', async () => {
    const features = signedIn().user.features.filter((feature) => feature !== 'billsOfSite');
    const api = { ...API, 'GET /billing/totals': () => TOTALS };
    renderApp(<BillingPage />, { path: '/billing', api, session: signedIn({ features }) });
    expect(await screen.findByRole('button', { name: '土木部' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '現場5' })).not.toBeInTheDocument();
  });

  test('that fail say so, and the list stays', async () => {
    renderBills('/billing', { 'GET /billing/totals': () => failWith(500) });
    expect(await theRow()).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeInTheDocument();
  });

  test('are not asked of a host without them', async () => {
    const features = signedIn().user.features.filter((feature) => feature !== 'billTotals');
    const { requests } = renderApp(<BillingPage />, { path: '/billing', api: API, session: signedIn({ features }) });
    expect(await theRow()).toBeInTheDocument();
    expect(requests.map(({ call }) => call)).not.toContain('GET /billing/totals');
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
    expect(await screen.findByText(/^K2026-11-0142/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'K2026-11-0098' })).toBeVisible();
    expect(screen.getByText('163,900円').tagName).toBe('S');
  },
);

describe('the month', () => {
  test('is one of twelve with their counts, and the year has steps [4.20, 4.21, 7.37, 9.21]', async () => {
    renderBills('/billing');
    expect(await within(months()).findByRole('radio', { name: '11月（8件）' })).toBeChecked();
    const names = within(months())
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label'));
    expect(names).toHaveLength(12);
    expect(names.slice(8)).toEqual(['9月（0件）', '10月（12件）', '11月（8件）', '12月（3件）']);
    expect(year()).toHaveDisplayValue('2026年');
    expect(
      within(year())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['2023年', '2024年', '2025年', '2026年', '2027年']);
  });

  test('with Shift the month that is shown grows to another one, which is a search; a host without one has none', async () => {
    const { address, user, unmount } = renderBills('/billing?year=2026&month=11');
    await theRow();
    await user.keyboard('{Shift>}');
    await user.click(within(months()).getByRole('radio', { name: '10月（12件）' }));
    await waitFor(() => expect(address()).toMatch(/billedFrom=2026-10-01&billedTo=2026-11-30/));
    unmount();
    const plain = renderBills('/billing?year=2026&month=11', {}, signedIn({ features: [] }));
    await theRow();
    await plain.user.keyboard('{Shift>}');
    await plain.user.click(within(months()).getByRole('radio', { name: '10月（12件）' }));
    await waitFor(() => expect(plain.address()).toBe('/billing?year=2026&month=10'));
  });

  test('another one goes into the address and starts on its first page [2.35]', async () => {
    const { requests, address, user } = renderBills('/billing?year=2026&month=11&page=2&sort=TOTAL_RENT', {
      'GET /billing': ({ query }) => billPage([bill(1)], { total: 21, pageIndex: query.pageNumber }),
    });
    await theRow();
    await user.click(within(months()).getByRole('radio', { name: '10月（12件）' }));
    await waitFor(() => expect(address()).toBe('/billing?year=2026&month=10&sort=TOTAL_RENT'));
    await waitFor(() =>
      expect(lists(requests).at(-1)).toMatchObject({ billingYear: 2026, billingMonth: 10, pageNumber: 1 }),
    );
    await user.click(screen.getByRole('button', { name: '前の年' }));
    await waitFor(() => expect(address()).toBe('/billing?year=2025&month=10&sort=TOTAL_RENT'));
    await user.selectOptions(year(), '2027年');
    expect(address()).toBe('/billing?year=2027&month=10&sort=TOTAL_RENT');
    expect(screen.getByRole('button', { name: '次の年' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('without bills leads to the first with bills when its year arrives [4.22]', async () => {
    const { address, user, requests } = renderBills('/billing?year=2026&month=9', {
      'GET /billing/monthly/:year': ({ params }) =>
        monthCounts(Number(params.year) === 2026 ? { 12: 3, 11: 8 } : { 2: 1 }),
    });
    await waitFor(() => expect(chosenMonth()).toHaveAccessibleName('12月（3件）'));
    expect(address()).toBe('/billing?year=2026&month=12');
    await waitFor(() => expect(lists(requests).at(-1)).toMatchObject({ billingYear: 2026, billingMonth: 12 }));
    await user.click(screen.getByRole('button', { name: '前の年' }));
    await waitFor(() => expect(chosenMonth()).toHaveAccessibleName('2月（1件）'));
    expect(address()).toBe('/billing?year=2025&month=2');
  });

  test('without bills can be chosen all the same, and says that there are none', async () => {
    const { address, user } = renderBills('/billing', {
      'GET /billing': ({ query }) => billPage(query.billingMonth === 11 ? [bill(1)] : []),
    });
    await theRow();
    await user.click(await within(months()).findByRole('radio', { name: '3月（0件）' }));
    expect(await screen.findByText('2026年3月の請求はありません。')).toBeInTheDocument();
    expect(address()).toBe('/billing?year=2026&month=3');
    expect(chosenMonth()).toHaveAccessibleName('3月（0件）');
  });

  test('of a year without bills says so, and stays', async () => {
    const { address } = renderBills('/billing?year=2023&month=3', {
      'GET /billing': ({ query }) => billPage(query.billingDateFrom ? [bill(1)] : []),
      'GET /billing/monthly/:year': () => monthCounts({}),
    });
    expect(await screen.findByText('この年の請求はありません。')).toBeInTheDocument();
    expect(await screen.findByText('2023年3月の請求はありません。')).toBeInTheDocument();
    expect(screen.queryByText('請求書はまだありません')).not.toBeInTheDocument();
    expect(address()).toBe('/billing?year=2023&month=3');
  });

  const NONE: FakeApi = {
    'GET /billing': () => billPage([]),
    'GET /billing/monthly/:year': () => monthCounts({}),
  };
  test('of an account that has never had a bill, what will bring one', async () => {
    renderBills('/billing?year=2026&month=11', NONE);
    expect(await screen.findByText('請求書はまだありません')).toBeVisible();
    expect(screen.getByText('契約した駐車場の利用が始まると、請求書がここに届きます。')).toBeVisible();
    expect(screen.getByRole('link', { name: '駐車場探しを依頼する' })).toHaveAttribute('href', '/order/create');
    expect(screen.queryByText('2026年11月の請求はありません。')).not.toBeInTheDocument();
  });

  test('of a host that cannot search across months, the month alone', async () => {
    const features = signedIn().user.features.filter((feature) => feature !== 'billSearch');
    const { requests } = renderBills('/billing?year=2026&month=11', NONE, signedIn({ features }));
    expect(await screen.findByText('2026年11月の請求はありません。')).toBeVisible();
    expect(lists(requests)).toHaveLength(1);
  });

  test.each(['year=abc&month=13', 'month=0', 'year=2026&year=2025&month=3'])(
    'of the address %s is today’s, and the page says so',
    async (search) => {
      const { requests, address } = renderBills(`/billing?${search}`, {
        'GET /billing/monthly/:year': () => monthCounts({ 12: 3 }),
      });
      const said = '指定された年月が正しくないため、今月の請求を表示しています。';
      expect(await screen.findByText(said)).toBeInTheDocument();
      await within(months()).findByRole('radio', { name: '12月（3件）' });
      // Lets everything happen that follows from the months.
      await act(async () => undefined);
      expect(address()).toBe(`/billing?${search}`);
      expect(chosenMonth()).toHaveAccessibleName('11月（0件）');
      expect(lists(requests)).toEqual([expect.objectContaining({ billingYear: 2026, billingMonth: 11 })]);
      expect(screen.getByText(said)).toBeInTheDocument();
    },
  );

  test('can be chosen without its counts, whose failure is a line and no dialog', async () => {
    let fails = true;
    const { user, address } = renderBills('/billing', {
      'GET /billing/monthly/:year': () => (fails ? failWith(500) : monthCounts({ 10: 12, 11: 8 })),
    });
    expect(await screen.findByText('件数を取得できませんでした。')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(within(months()).getByRole('radio', { name: '10月' }));
    await waitFor(() => expect(address()).toBe('/billing?year=2026&month=10'));
    fails = false;
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await within(months()).findByRole('radio', { name: '10月（12件）' })).toBeChecked();
  });

  test('never shows the rows and total of another one', async () => {
    let answer: () => void = () => undefined;
    const second = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = renderBills('/billing', {
      'GET /billing': async ({ query }) => {
        if (query.billingMonth === 10) await second;
        return billPage([bill(query.billingMonth === 10 ? 10 : 1)]);
      },
    });
    await theRow();
    await user.click(await within(months()).findByRole('radio', { name: '10月（12件）' }));
    await waitFor(() => expect(screen.queryByText('新宿第1駐車場')).not.toBeInTheDocument());
    expect(screen.queryByText('1,234,567円')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('新宿第10駐車場')).toBeInTheDocument();
  });
});

describe('the list', () => {
  test('is sorted by one column at a time, first descending, and that is counted [3.43, 3.44, 4.23, 4.24]', async () => {
    const analytics = createMemoryAnalytics();
    setAnalytics(analytics);
    const { user, address, requests } = renderBills('/billing');
    await theRow();
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('合計賃料')).toHaveAttribute('aria-sort', 'none');
    await user.click(within(header('合計賃料')).getByRole('button'));
    expect(header('合計賃料')).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(address()).toBe('/billing?year=2026&month=11&sort=TOTAL_RENT'));
    await waitFor(() => expect(lists(requests).at(-1)).toMatchObject({ sortColumn: 'TOTAL_RENT' }));
    await user.click(within(header('合計賃料')).getByRole('button'));
    expect(header('合計賃料')).toHaveAttribute('aria-sort', 'ascending');
    // The page skips a sort order that was replaced at once.
    await waitFor(() => expect(lists(requests).at(-1)).toMatchObject({ sortDirection: 'ASC' }));
    await user.click(within(header('お支払い期日')).getByRole('button'));
    expect(header('合計賃料')).toHaveAttribute('aria-sort', 'none');
    expect(header('お支払い期日')).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() =>
      expect(lists(requests).map((query) => JSON.parse(JSON.stringify(query)))).toMatchObject([
        { sortColumn: 'NONE', sortDirection: 'DESC' },
        { sortColumn: 'TOTAL_RENT', sortDirection: 'DESC' },
        { sortColumn: 'TOTAL_RENT', sortDirection: 'ASC' },
        { sortColumn: 'PAYMENT_DUE_DATE', sortDirection: 'DESC' },
      ]),
    );
    expect(analytics.events.filter(({ name }) => name === 'sort_change').map(({ params }) => params)).toEqual([
      { list: 'billing', column: 'TOTAL_RENT', direction: 'desc' },
      { list: 'billing', column: 'TOTAL_RENT', direction: 'asc' },
      { list: 'billing', column: 'PAYMENT_DUE_DATE', direction: 'desc' },
    ]);
  });

  test('each of the six columns is sorted by its own name [3.44]', async () => {
    const { user, address } = renderBills('/billing');
    await theRow();
    for (const [name, column] of [
      ['駐車場', 'PARKING_ADDRESS'],
      ['利用期間', 'USAGE_PERIOD'],
      ['合計賃料', 'TOTAL_RENT'],
      ['請求日', 'BILLING_DATE'],
      ['お支払い期日', 'PAYMENT_DUE_DATE'],
      ['担当者', 'ACCOUNT_NAME'],
    ] as const) {
      await user.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));
      await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('sort')).toBe(column));
    }
  });

  test('is narrowed by person, department and keyword, and so is the total [6.6, 6.7, 5.29]', async () => {
    const { user, address, requests } = renderBills('/billing');
    await theRow();
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    await screen.findByRole('option', { name: '山田 花子' });
    await user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), '山田 花子');
    await user.selectOptions(screen.getByRole('combobox', { name: '部署' }), '大阪支店');
    await user.click(await screen.findByRole('button', { name: '1件を表示する' }));
    expect(await screen.findByText('絞り込み結果の合計賃料')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'キーワードで探す' }), '新宿{Enter}');
    expect(new URLSearchParams(address().split('?')[1]).toString()).toBe(
      new URLSearchParams({
        year: '2026',
        month: '11',
        q: '新宿',
        contact: 'contact00000000002',
        department: '大阪支店',
      }).toString(),
    );
    await waitFor(() =>
      expect(lists(requests).at(-1)).toMatchObject({
        contactId: 'contact00000000002',
        department: '大阪支店',
        searchKeyword: '新宿',
      }),
    );
    expect(lists(requests)[0]).not.toHaveProperty('contactId');
  });

  test('without a match offers to clear the filters, and keeps the month', async () => {
    const { user, address } = renderBills('/billing?year=2026&month=10&q=なし&department=大阪支店', {
      'GET /billing': ({ query }) => billPage(query.searchKeyword ? [] : [bill(1)]),
    });
    expect(await screen.findByText('条件に一致する請求はありません')).toBeInTheDocument();
    expect(screen.getByText('2件の条件で絞り込んでいます。条件を減らしてお試しください。')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: '条件をクリア' })[0] as HTMLElement);
    expect(await theRow()).toBeInTheDocument();
    expect(address()).toBe('/billing?year=2026&month=10');
  });

  test('has 20 a page, and a page that is gone leads to the last [9.2]', async () => {
    const { user, address, requests } = renderBills('/billing?year=2026&month=11&page=9', {
      'GET /billing': ({ query }) => billPage([bill(query.pageNumber)], { total: 45, pageIndex: query.pageNumber }),
    });
    await waitFor(() => expect(address()).toBe('/billing?year=2026&month=11&page=3'));
    expect(await screen.findByText('41〜45件目（全45件）')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '2ページ目' }));
    expect(await screen.findByText('21〜40件目（全45件）')).toBeInTheDocument();
    expect(lists(requests).at(-1)).toMatchObject({ pageNumber: 2, pageSize: 20 });
  });
});

describe('a search across months', () => {
  test('is of all months, says its conditions and its total, and a bar narrows it to a month', async () => {
    const { user, address, requests } = renderBills('/billing?status=notDownloaded&rentFrom=50000');
    await theRow();
    expect(lists(requests)).toHaveLength(1);
    expect(lists(requests)[0]).toMatchObject({ downloadStatus: 'notDownloaded', totalRentFrom: 50_000 });
    expect(lists(requests)[0]).not.toHaveProperty('billingMonth');
    expect(screen.getByRole('button', { name: '請求金額 50,000円〜を解除する' })).toBeVisible();
    expect(screen.getByText('絞り込み結果の合計賃料')).toBeVisible();
    expect(screen.getByText('条件に一致する請求は1件です。')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '検索結果をまとめてダウンロード' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByText('検索条件')).nextElementSibling).toHaveTextContent(
      'すべての月、請求金額 50,000円〜、未ダウンロード',
    );
    await user.click(dialog.getByRole('button', { name: '閉じる' }));

    await user.click(await within(months()).findByRole('radio', { name: '10月（12件）' }));
    await waitFor(() =>
      expect(lists(requests).at(-1)).toMatchObject({ billingDateFrom: '2026-10-01', billingDateTo: '2026-10-31' }),
    );
    expect(lists(requests).at(-1)).toMatchObject({ downloadStatus: 'notDownloaded' });
    await user.click(screen.getByRole('button', { name: '条件をクリア' }));
    await waitFor(() => expect(address()).toBe('/billing?year=2026&month=11'));
    await waitFor(() => expect(lists(requests).at(-1)).toMatchObject({ billingYear: 2026, billingMonth: 11 }));
  });

  test('begins in the drawer; a range that ends before it begins is neither counted nor applied', async () => {
    const { user, address, requests } = renderBills('/billing');
    await theRow();
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    const field = (name: string) => screen.getByRole('textbox', { name });
    await screen.findByRole('textbox', { name: '請求金額（から）' });
    await user.type(field('請求金額（から）'), '9000');
    await user.type(field('請求金額（まで）'), '8');
    expect(field('請求金額（まで）')).toHaveAccessibleDescription(/「から」以上の金額/);
    expect(screen.getByRole('button', { name: '結果を表示する' })).toBeDisabled();
    await user.type(field('請求金額（まで）'), '0000');
    await user.type(field('請求日（から）'), '2026/10/1');
    await user.type(field('請求日（まで）'), '2026/11/30');
    await user.type(field('お支払い期日（から）'), '2026/11/1');
    await user.type(field('お支払い期日（まで）'), '2026/12/31');
    await user.type(field('請求書番号'), 'K2026-1');
    await user.click(await screen.findByRole('button', { name: '1件を表示する' }));
    const search = {
      billedFrom: '2026-10-01',
      billedTo: '2026-11-30',
      dueFrom: '2026-11-01',
      dueTo: '2026-12-31',
      rentFrom: '9000',
      rentTo: '80000',
      number: 'K2026-1',
    };
    const query = new URLSearchParams({ year: '2026', month: '11', ...search });
    await waitFor(() => expect(address()).toBe(`/billing?${query}`));
    expect(lists(requests).at(-1)).toMatchObject({
      billingDateFrom: '2026-10-01',
      billingDateTo: '2026-11-30',
      paymentDueDateFrom: '2026-11-01',
      paymentDueDateTo: '2026-12-31',
      totalRentFrom: 9_000,
      totalRentTo: 80_000,
      invoiceNumber: 'K2026-1',
    });
    expect(lists(requests).at(-1)).not.toHaveProperty('billingMonth');
    expect(lists(requests)).not.toContainEqual(expect.objectContaining({ totalRentTo: 8 }));
  });

  test('from a month the bills that wait for a download are those of the month', async () => {
    const { user, address } = renderBills('/billing');
    await theRow();
    await user.click(screen.getByRole('radio', { name: '未ダウンロード' }));
    await waitFor(() =>
      expect(address()).toBe(
        '/billing?year=2026&month=11&status=notDownloaded&billedFrom=2026-11-01&billedTo=2026-11-30',
      ),
    );
  });

  test('a host without it has the months alone, even after an old link', async () => {
    const { requests } = renderApp(<BillingPage />, {
      path: '/billing?status=notDownloaded',
      api: API,
      session: signedIn({ features: [] }),
    });
    await theRow();
    expect(lists(requests)).toEqual([expect.objectContaining({ billingYear: 2026, billingMonth: 11 })]);
    expect(screen.queryByRole('radio', { name: '未ダウンロード' })).not.toBeInTheDocument();
  });
});

describe('自分の案件', () => {
  const OWN = 'cont00000000000001';
  const me = { id: OWN, name: '田中 太郎', department: '東京支店' };
  const visit = (path: string) => renderBills(path, { 'GET /user/account/list': () => ({ data: [me] }) });

  test('is where the next visit starts, and すべて again once it is chosen', async () => {
    const first = visit('/billing');
    await theRow();
    await first.user.click(screen.getByRole('button', { name: '絞り込み' }));
    await screen.findByRole('option', { name: '自分の案件' });
    await first.user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), '自分の案件');
    await first.user.click(await screen.findByRole('button', { name: '1件を表示する' }));
    await waitFor(() => expect(first.address()).toBe(`/billing?year=2026&month=11&contact=${OWN}`));
    first.unmount();

    const second = visit('/billing');
    await waitFor(() => expect(second.address()).toBe(`/billing?year=2026&month=11&contact=${OWN}`));
    await theRow();
    expect(lists(second.requests)).toEqual([expect.objectContaining({ contactId: OWN, billingMonth: 11 })]);
    await second.user.click(await screen.findByRole('button', { name: '担当者 自分の案件を解除する' }));
    second.unmount();

    const third = visit('/billing');
    await theRow();
    expect(third.address()).toBe('/billing');
    expect(lists(third.requests)[0]).not.toHaveProperty('contactId');
  });

  test('is not what a link shows that says a month of its own, nor what another customer left', async () => {
    localStorage.setItem('keep-contact', OWN);
    const link = visit('/billing?year=2026&month=10');
    await theRow();
    expect(lists(link.requests)[0]).not.toHaveProperty('contactId');
    link.unmount();

    localStorage.setItem('keep-contact', 'contact00000000002');
    const { requests } = visit('/billing');
    await theRow();
    expect(lists(requests)[0]).not.toHaveProperty('contactId');
  });

  test('is read ahead, too', async () => {
    localStorage.setItem('keep-contact', OWN);
    const { requests } = visit('/billing');
    await theRow();
    await expectEarlyReads(remote, '/billing', requests, ['GET /user/account/list']);
  });
});

test('the number of a bill is shown where the host sends it', async () => {
  renderBills('/billing', { 'GET /billing': () => billPage([bill(1, { invoiceNumber: 'K2026-11-0142' })]) });
  expect(await theRow()).toHaveTextContent('K2026-11-0142・東京都新宿区新宿三丁目1番');
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

test('a download in bulk that is closed at once asks for nothing any more', async () => {
  const { user, requests } = renderBills('/billing', {
    'GET /billing': ({ query }) => (query.pageSize === 100 ? new Promise<never>(() => undefined) : billPage([bill(1)])),
  });
  const bulk = await screen.findByRole('button', { name: '検索結果をまとめてダウンロード' });
  await waitFor(() => expect(bulk).toBeEnabled());
  await user.click(bulk);
  const whole = () => requests.find(({ query }) => (query as { pageSize?: number } | undefined)?.pageSize === 100);
  await waitFor(() => expect(whole()).toBeDefined());
  expect(whole()?.signal.aborted).toBe(false);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(whole()?.signal.aborted).toBe(true));
});

test.each(['/billing', '/billing?year=2026&month=10&q=%E6%96%B0%E5%AE%BF', '/billing?month=13'])(
  'what is read ahead for %s is what the page asks for itself',
  async (path) => {
    const { requests } = renderBills(path);
    await screen.findByRole('row', { name: /新宿第1駐車場/ });
    await expectEarlyReads(remote, path, requests, ['GET /user/account/list']);
  },
);

test('nothing is read ahead for a customer who is not known yet', () => {
  becomeSession({ state: 'loading', isExpected: true });
  expect(billingReads(new URLSearchParams())).toEqual([]);
});
