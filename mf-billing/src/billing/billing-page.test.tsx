import type { Billing } from '@portal/shared/contract/billing';
import { createMemoryAnalytics, setAnalytics } from '@portal/shared/observe';
import { failWith, renderApp } from '@portal/shared/testing';
import { forgetWidth, showAtWidth } from '@portal/shared/testing/screen-width';
import { act, screen, waitFor, within } from '@testing-library/react';
import { BillingPage } from './billing-page.tsx';

const TODAY = new Date('2026-11-21T03:00:00.000Z');
const id = (index: number) => `bill${String(index).padStart(14, '0')}`;

const bill = (index: number, change: Partial<Billing> = {}): Billing => ({
  id: id(index),
  contractId: `cont${String(index).padStart(14, '0')}`,
  name: `請求書_2026年11月_${index}`,
  parkingAddress: `東京都新宿区新宿三丁目${index}番`,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  totalRent: 42_000 + index,
  billingDate: '2026-11-15',
  paymentDueDate: '2026-12-31',
  contact: { id: 'contact00000000001', lastName: '田中', firstName: '太郎', department: '東京支店' },
  downloadedAt: null,
  ...change,
});

const page = (billings: Billing[], { total = billings.length, pageIndex = 1 } = {}) => ({
  billings,
  monthTotalRent: 1_234_567,
  pagination: { pageSize: 20, pageIndex, totalPages: Math.max(1, Math.ceil(total / 20)), totalRecords: total },
});

const PDF = { name: '請求書_2026年11月_1', content: btoa('%PDF-1.7') };
const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: TODAY, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'setImmediate'] });
  saved.length = 0;
  let blob = new Blob();
  Object.assign(URL, {
    createObjectURL: (object: Blob) => {
      blob = object;
      return 'blob:bill';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
});
afterEach(() => {
  forgetWidth();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const lists = (requests: { call: string; query: unknown }[]) =>
  requests.filter(({ call }) => call === 'GET /billing').map(({ query }) => query);
const downloadButton = (index: number) =>
  screen.findByRole('button', { name: `請求書_2026年11月_${index} の請求書をダウンロード` });

describe('the bills of a month', () => {
  test('shows the current month with its total and the six columns [3.43, 4.20, 4.21, 7.38]', async () => {
    const { requests } = renderApp(<BillingPage />, {
      path: '/billing',
      api: { 'GET /billing': () => page([bill(1)]) },
    });
    const row = await screen.findByRole('row', { name: /三丁目1番/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      '東京都新宿区新宿三丁目1番',
      '2026/11/01〜2026/11/30',
      '42,001円',
      '2026/11/15',
      '2026/12/31',
      '田中 太郎東京支店',
      '未ダウンロード',
    ]);
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '駐車場住所',
      '利用期間',
      '合計賃料',
      '請求日',
      'お支払い期日',
      '担当者',
      '請求書',
    ]);
    expect(screen.getByText('11月の合計賃料')).toBeInTheDocument();
    expect(screen.getByText('1,234,567円')).toBeInTheDocument();
    expect(lists(requests)).toEqual([
      expect.objectContaining({ billingYear: 2026, billingMonth: 11, pageNumber: 1, pageSize: 20 }),
    ]);
  });

  test.each([375, 768])('at %i px a bill shows the same facts, each date with its name [3.43]', async (width) => {
    showAtWidth(width);
    renderApp(<BillingPage />, { path: '/billing', api: { 'GET /billing': () => page([bill(1)]) } });
    const [row] = await screen.findAllByRole('listitem');
    expect(row).toHaveTextContent('東京都新宿区新宿三丁目1番');
    expect(row).toHaveTextContent('利用期間2026/11/01〜2026/11/30');
    expect(row).toHaveTextContent('42,001円');
    expect(row).toHaveTextContent('請求日2026/11/15');
    expect(row).toHaveTextContent('お支払い期日2026/12/31');
    expect(row).toHaveTextContent('担当者田中 太郎 東京支店');
    expect(row).toHaveTextContent('未ダウンロード');
    expect(await downloadButton(1)).toBeEnabled();
  });

  test('another month goes into the address and starts on its first page [2.35]', async () => {
    const { requests, address, user } = renderApp(<BillingPage />, {
      path: '/billing?year=2026&month=11&page=2',
      api: { 'GET /billing': ({ query }) => page([bill(1)], { total: 21, pageIndex: query.pageNumber }) },
    });
    await screen.findByRole('row', { name: /三丁目1番/ });
    await user.selectOptions(screen.getByRole('combobox', { name: '年' }), '2025年');
    await user.selectOptions(screen.getByRole('combobox', { name: '月' }), '3月');
    expect(address()).toBe('/billing?year=2025&month=3');
    await waitFor(() =>
      expect(lists(requests).at(-1)).toMatchObject({ billingYear: 2025, billingMonth: 3, pageNumber: 1 }),
    );
  });

  test('rows and total of one month are never shown under another', async () => {
    let answer: () => void = () => undefined;
    const second = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = renderApp(<BillingPage />, {
      path: '/billing',
      api: {
        'GET /billing': async ({ query }) => {
          if (query.billingMonth === 10) await second;
          return page([bill(query.billingMonth === 10 ? 10 : 1)]);
        },
      },
    });
    await screen.findByRole('row', { name: /三丁目1番/ });
    await user.selectOptions(screen.getByRole('combobox', { name: '月' }), '10月');
    expect(screen.queryByRole('row', { name: /三丁目1番/ })).not.toBeInTheDocument();
    expect(screen.queryByText('1,234,567円')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('三丁目10番')).toBeInTheDocument();
  });

  test('an invalid month shows the current one and says so', async () => {
    const { requests } = renderApp(<BillingPage />, {
      path: '/billing?year=abc&month=13',
      api: { 'GET /billing': () => page([bill(1)]) },
    });
    expect(await screen.findByText('指定された年月が正しくないため、今月の請求を表示しています。')).toBeInTheDocument();
    await waitFor(() =>
      expect(lists(requests)).toEqual([expect.objectContaining({ billingYear: 2026, billingMonth: 11 })]),
    );
  });

  test('the address contains the page; a page has 20 bills [9.2]', async () => {
    const { address, user, requests } = renderApp(<BillingPage />, {
      path: '/billing',
      api: {
        'GET /billing': ({ query }) => page([bill(query.pageNumber)], { total: 41, pageIndex: query.pageNumber }),
      },
    });
    await user.click(await screen.findByRole('button', { name: '次のページ' }));
    expect(address()).toBe('/billing?year=2026&month=11&page=2');
    expect(await screen.findByText('21〜40件目（全41件）')).toBeInTheDocument();
    expect(lists(requests).at(-1)).toMatchObject({ pageNumber: 2, pageSize: 20 });
  });

  test('a page that no longer exists shows the last one', async () => {
    const { address } = renderApp(<BillingPage />, {
      path: '/billing?year=2026&month=11&page=9',
      api: { 'GET /billing': ({ query }) => page([bill(1)], { total: 21, pageIndex: query.pageNumber }) },
    });
    await waitFor(() => expect(address()).toBe('/billing?year=2026&month=11&page=2'));
  });

  test('a keyword filters list and total, and an empty result offers to drop it [5.29]', async () => {
    const { address, user } = renderApp(<BillingPage />, {
      path: '/billing',
      api: { 'GET /billing': ({ query }) => page(query.searchKeyword === '青山' ? [] : [bill(1)]) },
    });
    await screen.findByRole('row', { name: /三丁目1番/ });
    await user.type(screen.getByRole('searchbox', { name: 'キーワードで探す' }), ' 新宿 ');
    expect(await screen.findByText('検索結果の合計賃料')).toBeInTheDocument();
    expect(address()).toBe(`/billing?year=2026&month=11&q=${encodeURIComponent('新宿')}`);
    await user.clear(screen.getByRole('searchbox', { name: 'キーワードで探す' }));
    await user.type(screen.getByRole('searchbox', { name: 'キーワードで探す' }), '青山');
    await user.click(await screen.findByRole('button', { name: '絞り込みを解除' }));
    expect(await screen.findByText('11月の合計賃料')).toBeInTheDocument();
    expect(address()).toBe('/billing?year=2026&month=11');
  });

  test('a month without bills says which month [2.35, 4.20, 4.21]', async () => {
    renderApp(<BillingPage />, { path: '/billing?year=2025&month=3', api: { 'GET /billing': () => page([]) } });
    expect(await screen.findByText('2025年3月の請求はありません。')).toBeInTheDocument();
  });

  test('a list that fails shows the dialog and a retry [8.23]', async () => {
    let fails = true;
    const { user } = renderApp(<BillingPage />, {
      path: '/billing',
      api: { 'GET /billing': () => (fails ? failWith(500) : page([bill(1)])) },
    });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '閉じる' }));
    fails = false;
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('row', { name: /三丁目1番/ })).toBeInTheDocument();
  });
});

describe('the download of a bill', () => {
  test('is saved once however often it is clicked; list and badge follow [4.35, 4.36, 4.44, 7.39]', async () => {
    const analytics = createMemoryAnalytics();
    setAnalytics(analytics);
    let downloadedAt: string | null = null;
    let answer: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { requests, client } = renderApp(<BillingPage />, {
      path: '/billing',
      api: {
        'GET /billing': () => page([bill(1, { downloadedAt }), bill(2)]),
        'GET /billing/downloaded-pdf/:id': async () => {
          await slow;
          downloadedAt = '2026-11-21T03:00:00.000Z';
          return PDF;
        },
      },
    });
    client.setQueryData(['order', 'progress', {}], { notDownloadedBillingCount: 2 });
    const button = await downloadButton(1);
    expect(screen.getAllByText('未ダウンロード')).toHaveLength(2);
    act(() => {
      button.click();
      button.click();
      button.click();
    });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(await downloadButton(2)).not.toHaveAttribute('aria-busy');
    answer();
    expect(await screen.findByText('ダウンロード済み')).toBeInTheDocument();
    expect(screen.getAllByText('未ダウンロード')).toHaveLength(1);
    expect(requests.filter(({ call }) => call === 'GET /billing/downloaded-pdf/:id')).toMatchObject([
      { params: { id: id(1) } },
    ]);
    expect(saved).toEqual([{ name: '請求書_2026年11月_1.pdf', blob: expect.any(Blob) }]);
    expect(saved[0]?.blob.size).toBe('%PDF-1.7'.length + 3);
    expect(analytics.events.filter(({ name }) => name === 'billing_downloaded')).toHaveLength(1);
    expect(analytics.events).toContainEqual({ name: 'button_press', params: { name: '請求書をダウンロード' } });
    expect(JSON.stringify(analytics.events)).not.toContain('2026年11月');
    expect(client.getQueryState(['order', 'progress', {}])?.isInvalidated).toBe(true);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });

  test('a failed one says so, saves nothing and can be retried [8.4]', async () => {
    let fails = true;
    const { user, requests } = renderApp(<BillingPage />, {
      path: '/billing',
      api: {
        'GET /billing': () => page([bill(1)]),
        'GET /billing/downloaded-pdf/:id': () => (fails ? failWith(500) : PDF),
      },
    });
    await user.click(await downloadButton(1));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('請求書をダウンロードできませんでした。サーバーで問題が発生しました。');
    expect(saved).toEqual([]);
    expect(lists(requests)).toHaveLength(1);
    fails = false;
    await user.click(within(dialog).getByRole('button', { name: '閉じる' }));
    await user.click(await downloadButton(1));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('one refused for lack of a session says that, and nothing about the bill [8.5]', async () => {
    const { user } = renderApp(<BillingPage />, {
      path: '/billing',
      api: { 'GET /billing': () => page([bill(1)]), 'GET /billing/downloaded-pdf/:id': () => failWith(401) },
    });
    await user.click(await downloadButton(1));
    const dialog = await screen.findByRole('alertdialog', { name: '401 Unauthorized' });
    expect(dialog).toHaveTextContent('ログインの有効期限が切れました。もう一度ログインしてください。');
    expect(dialog).not.toHaveTextContent('請求書をダウンロードできませんでした。');
    expect(saved).toEqual([]);
  });
});
