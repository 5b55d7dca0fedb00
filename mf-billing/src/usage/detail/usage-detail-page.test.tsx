import { answerWith, failWith, renderApp } from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import { giveMapsSize, takeMapsSize } from '@portal/app-kit/testing/map-size';
import { provideConfiguration } from '@portal/app-kit/testing/provide-configuration';
import { catchSavedFiles } from '@portal/app-kit/testing/saved-files';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { useListAddress } from '@portal/platform';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { billingQueries } from '@portal/queries/billing';
import { contractQueries } from '@portal/queries/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { BillingPage } from '#billing/billing-page.tsx';
import { BillTable } from '#billing/list/bill-table.tsx';
import { billingListParamsOn } from '#billing/list/billing-list-params.ts';
import { remote } from '#remote.ts';
import { billPage, monthCounts } from '#testing/bill-fixtures.ts';
import { contractOf, idOf } from '#testing/contract-fixtures.ts';
import { fixToday } from '#testing/fix-today.ts';
import { facts, ID, order, ownBill, PATH, papersOf, part, show } from '#testing/usage-detail-driver.tsx';
import { t } from '#text/t.ts';
import { UsageDetailPage } from './usage-detail-page.tsx';

const BILLS = {
  rows: [ownBill()],
  pagination: billPage([ownBill()]).pagination,
  isUpdating: false,
  params: billingListParamsOn('2026-11-21').defaults,
  go: () => undefined,
};

const papers = () => part('契約書類');

fixToday();
beforeEach(() => {
  sessionStorage.clear();
  giveMapsSize();
});
afterEach(() => {
  takeMapsSize();
  forgetWidth();
  jest.restoreAllMocks();
});

test('what is read ahead for it is what it asks for itself', async () => {
  const { requests } = show();
  await screen.findByRole('heading', { level: 1 });
  await expectEarlyReads(remote, PATH, requests, ['GET /order/:id', 'GET /order/:id/contract']);
});

test.each<[string, readonly unknown[], unknown]>([
  ['contracts', contractQueries.list({}).queryKey, { data: [contractOf({ parkingName: '一覧の駐車場' })] }],
  ['bills', billingQueries.list({}).queryKey, { billings: [ownBill(1, { parkingName: '一覧の駐車場' })] }],
])('opened from the list of %s, it has the name of its lot at once', async (_, queryKey, list) => {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  const app = show({ 'GET /contract/:id': () => passed.then(() => contractOf()) }, {}, '/usage');
  app.client.setQueryData(queryKey, list);
  await act(() => app.router.navigate(PATH));
  const heading = screen.getByRole('heading', { level: 1, name: '一覧の駐車場' });
  act(open);
  expect(await screen.findByRole('heading', { level: 1, name: '豊洲一丁目駐車場' })).toBe(heading);
});

describe('a contract', () => {
  test('shows its lot, status, period with weekday and time, and what was agreed [2.98, 7.34]', async () => {
    const { container, requests } = show();
    expect(await screen.findByRole('heading', { level: 1, name: '豊洲一丁目駐車場' })).toBeVisible();
    expect(document.title).toBe(t('app.titleTemplate', { page: '利用状況の詳細' }));
    expect(screen.getByText('利用中')).toBeVisible();
    expect(container).toHaveTextContent('利用期間：2026/10/01（木）08:00〜2027/03/31（水）18:00残り130日');
    const values = (await facts()).getAllByRole('definition').map(({ textContent }) => textContent);
    const names = (await facts()).getAllByRole('term').map(({ textContent }) => textContent);
    expect(Object.fromEntries(names.map((name, index) => [name, values[index]]))).toEqual({
      駐車場住所: '東京都江東区豊洲1丁目27-3',
      現場名: '臨海副都心 橋梁補修工事',
      '賃料（月額）': '107,250円',
      台数: '2台',
      担当者: '田中 太郎 首都圏第一工事部',
      契約番号: ID,
    });
    expect(screen.getByRole('link', { name: '臨海副都心 橋梁補修工事' })).toHaveAttribute('href', `/order/${order.id}`);
    expect(requests.filter(({ call }) => call === 'GET /contract/:id')).toMatchObject([{ params: { id: ID } }]);
  });

  test('says of the rent what the provider says', async () => {
    provideConfiguration({ rentNote: '賃料は、1台あたりの税抜の金額です。' });
    show();
    const rent = (await facts()).getByText('107,250円').parentElement;
    expect(rent).toHaveTextContent('107,250円 賃料は、1台あたりの税抜の金額です。');
    provideConfiguration();
  });

  test.each([
    ['beforeUse', '2026-12-10T23:00:00.000Z', '2027-03-31T09:00:00.000Z', '利用前', '開始まで20日'],
    ['endOfUse', '2026-04-30T23:00:00.000Z', '2026-11-02T09:00:00.000Z', '利用終了', null],
  ] as const)('%s', async (usageStatus, startAt, endAt, status, left) => {
    show({}, { usageStatus, startAt, endAt });
    expect(await screen.findByText(status)).toBeVisible();
    expect(screen.queryAllByText(/残り|開始まで/).map(({ textContent }) => textContent)).toEqual(left ? [left] : []);
  });

  test('in use leads to an application to extend or to end it, by its id alone', async () => {
    show();
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('heading', { level: 1 });
    expect(target('延長を相談する')).toBe(`/option/create?contract=${ID}&consultation=extend`);
    expect(target('解約を相談する')).toBe(`/option/create?contract=${ID}&consultation=end`);
  });

  test('leads to the application that is open already, and says how far that is', async () => {
    const reply = { progress: 'reviewing', expectedReplyDate: '2026-12-02' } as const;
    show({}, { usageStatus: 'duringUse', consultations: [{ id: idOf('option', 1), kind: 'extend', ...reply }] });
    const link = await screen.findByRole('link', { name: '延長を相談中・回答予定 2026/12/02' });
    expect(link).toHaveAttribute('href', `/option/${idOf('option', 1)}`);
    expect(screen.queryByRole('link', { name: '延長を相談する' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '解約を相談する' })).toBeVisible();
  });

  test.each(['beforeUse', 'endOfUse'] as const)('%s has nothing to extend or to end', async (usageStatus) => {
    show({}, { usageStatus });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /を相談する/ })).not.toBeInTheDocument();
  });

  test('leads to a new order for its site, by the id of its order alone', async () => {
    show({}, { usageStatus: 'endOfUse' });
    expect(await screen.findByRole('link', { name: 'この現場で新しく依頼' })).toHaveAttribute(
      'href',
      `/order/create?from=${order.id}`,
    );
  });

  test('that does not exist, or is another company’s, is not found, without a dialog', async () => {
    const { user, address } = show({ 'GET /contract/:id': () => failWith(404), 'GET /billing': () => billPage([]) });
    expect(await screen.findByText('利用状況が見つかりませんでした。')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '利用状況の詳細' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('link', { name: '利用状況一覧に戻る' }).at(-1) as HTMLElement);
    expect(address()).toBe('/usage');
  });

  test('that cannot be loaded says so in place, and can be tried again', async () => {
    let fails = true;
    const { user } = show({ 'GET /contract/:id': () => (fails ? failWith(500) : contractOf()) });
    const retry = await screen.findByRole('button', { name: 'もう一度試す' });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    fails = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: '豊洲一丁目駐車場' })).toBeVisible();
  });

  test('leads back to the list as it was left', async () => {
    function List() {
      const [, remember] = useListAddress('/usage');
      useEffect(() => remember('filter=duringUse&page=2'), [remember]);
      return null;
    }
    const { router } = renderApp(
      [
        { path: '/usage/:id', element: <UsageDetailPage /> },
        { path: '/usage', element: <List /> },
      ],
      { path: '/usage', api: { 'GET /contract/:id': () => contractOf(), 'GET /billing': () => billPage([]) } },
    );
    await act(() => router.navigate(PATH));
    expect(await screen.findByRole('link', { name: '利用状況一覧に戻る' })).toHaveAttribute(
      'href',
      '/usage?filter=duringUse&page=2',
    );
  });
});

describe('from a bill', () => {
  test('it leads back to the bills as they were left', async () => {
    const path = '/billing?year=2026&month=10&q=%E6%96%B0%E5%AE%BF';
    const { user, address } = renderApp(
      [
        { path: '/billing', element: <BillingPage /> },
        { path: '/usage/:id', element: <UsageDetailPage /> },
      ],
      {
        path,
        api: {
          'GET /billing': () => billPage([ownBill()]),
          'GET /billing/monthly/:year': () => monthCounts({ 10: 1 }),
          'GET /user/account/list': () => ({ data: [] }),
          'GET /contract/:id': () => contractOf(),
          'GET /order/:id': () => order,
          'GET /order/:id/contract': () => ({ data: [papersOf()] }),
        },
      },
    );
    await user.click(await screen.findByRole('link', { name: '新宿第1駐車場' }));
    expect(address()).toBe(PATH);
    await user.click(await screen.findByRole('link', { name: '請求に戻る' }));
    expect(address()).toBe(path);
  });

  test('also after a click on its row', async () => {
    showAtWidth(1440);
    const { user } = renderApp(
      [
        { path: '/billing', element: <BillTable {...BILLS} /> },
        { path: '/usage/:id', element: <UsageDetailPage /> },
      ],
      { path: '/billing', api: { 'GET /contract/:id': () => contractOf(), 'GET /billing': () => billPage([]) } },
    );
    await user.click(screen.getByText('42,001円'));
    expect(await screen.findByRole('link', { name: '請求に戻る' })).toBeVisible();
  });

  test.each([null, 'bills', { from: 'elsewhere' }])('it leads to the contracts from elsewhere: %j', async (state) => {
    const { router } = show();
    await act(() => router.navigate(PATH, { state, replace: true }));
    expect(await screen.findByRole('link', { name: '利用状況一覧に戻る' })).toBeVisible();
  });
});

describe('its papers', () => {
  test('are its own among those of its order, with the days of issue and of submission in Tokyo', async () => {
    show({
      'GET /order/:id/contract': () => ({
        data: [papersOf({ id: idOf('contract', 2), documents: [] }), papersOf()],
      }),
    });
    const card = await papers();
    expect(await card.findByText('駐車場利用契約書')).toBeVisible();
    expect(card.getByText('発行日 2026/09/21')).toBeVisible();
    expect(card.getByText('提出済み・2026/09/24')).toBeVisible();
  });

  const tanaka = { id: idOf('cont', 1), lastName: '田中', firstName: '太郎', department: '首都圏第一工事部' };
  test.each([
    ['who', tanaka, '契約書を提出：田中 太郎（首都圏第一工事部）、2026/09/24 12:00'],
    ['who, without a department', { ...tanaka, department: null }, '契約書を提出：田中 太郎、2026/09/24 12:00'],
    ['the day alone, where the person is gone', null, '提出済み・2026/09/24'],
  ])('say %s handed them in', async (_what, submittedBy, said) => {
    show({ 'GET /order/:id/contract': () => ({ data: [papersOf({ submittedBy })] }) });
    expect(await (await papers()).findByText(said)).toBeVisible();
  });

  test('are saved under their name, and counted', async () => {
    const analytics = createMemoryAnalytics();
    setAnalytics(analytics);
    const saved = catchSavedFiles();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: '駐車場利用契約書 をダウンロード' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['駐車場利用契約書.pdf']));
    expect(analytics.events).toContainEqual({ name: 'contract_paper_downloaded', params: {} });
    expect(JSON.stringify(analytics.events)).not.toContain('利用契約書');
  });

  test.each([
    ['none', []],
    ['those of another contract alone', [papersOf({ id: idOf('contract', 2) })]],
  ])('%s: a sentence', async (_, data) => {
    show({ 'GET /order/:id/contract': () => ({ data }) });
    expect(await screen.findByText('契約書類はまだありません。')).toBeVisible();
    expect(screen.queryByText('駐車場利用契約書')).not.toBeInTheDocument();
  });

  test('fail alone, with a retry', async () => {
    show({ 'GET /order/:id/contract': () => failWith(500) });
    expect(await (await papers()).findByRole('button', { name: 'もう一度試す' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('the place', () => {
  test('opens in a map, and its address is copied', async () => {
    const { user } = show();
    const card = await part('地図・住所');
    expect(card.getByRole('link', { name: '地図アプリで開く' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=35.655800,139.796700',
    );
    await user.click(card.getByRole('button', { name: '住所をコピー' }));
    expect(await card.findByText('コピーしました')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('東京都江東区豊洲1丁目27-3');
  });

  test('without coordinates has an address to copy, and no map', async () => {
    show({ 'GET /contract/:id': () => answerWith({ ...contractOf(), location: null }) });
    const card = await part('地図・住所');
    expect(card.getByRole('button', { name: '住所をコピー' })).toBeVisible();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
  });

  test('that is not known at all is left out', async () => {
    show({ 'GET /contract/:id': () => answerWith({ ...contractOf(), location: null, parkingAddress: '' }) });
    await facts();
    expect(screen.queryByRole('region', { name: '地図・住所' })).not.toBeInTheDocument();
  });

  test.each([
    ['beforeUse', 1],
    ['duringUse', 1],
    ['endOfUse', 0],
  ] as const)('%s: links to the sheet for drivers: %d', async (usageStatus, count) => {
    show({}, { usageStatus });
    await facts();
    const links = screen.queryAllByRole('link', { name: 'ドライバー用の案内を印刷する' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill(`${PATH}/guide`));
  });
});

describe('the map', () => {
  test('shows the lot by its name, and the site', async () => {
    show();
    const map = await screen.findByRole('group', { name: '駐車場と現場の地図' }, { timeout: 20_000 });
    expect(await within(map).findByRole('img', { name: '豊洲一丁目駐車場' }, { timeout: 20_000 })).toBeVisible();
    expect(map).toHaveTextContent('現場');
  });

  test('shows the lot alone where the order cannot be loaded', async () => {
    show({ 'GET /order/:id': () => failWith(500) });
    const map = await screen.findByRole('group', { name: '駐車場の地図' }, { timeout: 20_000 });
    expect(await within(map).findByRole('img', { name: '豊洲一丁目駐車場' }, { timeout: 20_000 })).toBeVisible();
    expect(map).not.toHaveTextContent('現場');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
