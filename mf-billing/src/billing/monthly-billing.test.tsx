import { type FakeApi, failWith } from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import { catchSavedFiles } from '@portal/app-kit/testing/saved-files';
import { unreadNotification } from '@portal/app-kit/testing/unread-notification';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { newsQueries } from '@portal/queries/news';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '#remote.ts';
import { bill, billPagination, monthlySummary, PDF } from '#testing/bill-fixtures.ts';
import { closeWhileReading, renderMonthly, theRow } from '#testing/bills-driver.tsx';
import { fixToday } from '#testing/fix-today.ts';

fixToday();
afterEach(() => jest.restoreAllMocks());

/** The value beside a name. */
const fact = (name: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name);
  return term?.nextElementSibling?.textContent;
};
const summaryButton = () => screen.findByRole('button', { name: '11月の合算請求書をダウンロード' });

test('an account that pays once a month sees the consolidated bill with its days [4.25, 6.5, 7.40, 7.41, 7.42, 9.20]', async () => {
  const { requests } = renderMonthly();
  expect(screen.getByRole('heading', { level: 1, name: '請求（月次合算）' })).toBeInTheDocument();
  expect(await screen.findByText('395,450円')).toBeInTheDocument();
  expect(screen.getByText('11月の合算請求額')).toBeInTheDocument();
  expect(fact('締め日')).toBe('20日締め');
  expect(fact('対象期間')).toBe('2026/10/21〜2026/11/20');
  expect(fact('次回の締め日')).toBe('2026/12/20（日）');
  expect(fact('お支払い期日')).toBe('2026/12/31（木）');
  expect(await theRow()).toBeInTheDocument();
  const months = screen.getByRole('group', { name: '月' });
  expect(await within(months).findByRole('radio', { name: '11月（3件）' })).toBeChecked();
  const query = (call: string) => requests.find((request) => request.call === call)?.query;
  expect(query('GET /monthly-billing')).toMatchObject({
    billingYear: 2026,
    billingMonth: 11,
    billingClosingDay: 20,
    pageSize: 20,
  });
  expect(query('GET /monthly-billing/monthly/:year')).toMatchObject({ billingClosingDay: 20 });
  expect(requests.map(({ call }) => call)).not.toContain('GET /billing');
});

test('the consolidated bill shows its number, time of issue and digest, where the host tells them', async () => {
  const record = { invoiceNumber: 'M2026-11-0007', issuedAt: '2026-11-21T01:30:00.000Z', sha256: 'b'.repeat(64) };
  const { user } = renderMonthly('/billing', {
    'GET /monthly-billing/:year/:month': () => ({ ...monthlySummary, ...record }),
  });
  await user.click(await screen.findByRole('button', { name: '11月の合算請求書 の発行記録' }));
  const dialog = within(screen.getByRole('dialog', { name: '請求書の発行記録' }));
  for (const text of ['M2026-11-0007', '2026/11/21 10:30', 'b'.repeat(64)])
    expect(dialog.getByText(text)).toBeVisible();
});

test.each([
  ['a month with', '/billing?year=2026&month=11', '1件と合算請求書1件'],
  ['a search without', '/billing?number=K2026', '1件'],
])('the ZIP of %s the consolidated bill', async (_, path, target) => {
  const { user } = renderMonthly(path);
  await theRow();
  await user.click(screen.getByRole('button', { name: '検索結果をまとめてダウンロード' }));
  const dialog = within(await screen.findByRole('dialog', { name: '検索結果をまとめてダウンロード' }));
  expect(await dialog.findByText(target)).toBeInTheDocument();
});

test('one that was not corrected has the line of its number, too, so that nothing moves where one was', async () => {
  const record = { invoiceNumber: 'M2026-11-0007', issuedAt: '2026-11-21T01:30:00.000Z' };
  renderMonthly('/billing', { 'GET /monthly-billing/:year/:month': () => ({ ...monthlySummary, ...record }) });
  const number = await screen.findByText('合算請求書 M2026-11-0007');
  expect(number.parentElement).toHaveTextContent('合算請求書 M2026-11-00072026/11/21発行');
  expect(screen.queryByText('訂正版')).not.toBeInTheDocument();
});

describe('a corrected consolidated bill', () => {
  const [FIRST, SECOND] = ['summary00000000008', 'summary00000000009'];
  const CORRECTED = {
    ...monthlySummary,
    invoiceNumber: 'M2026-11-0009',
    issuedAt: '2026-11-25T01:30:00.000Z',
    corrected: [
      {
        id: SECOND,
        invoiceNumber: 'M2026-11-0008',
        totalRent: 385_450,
        reason: '台数の変更',
        issuedAt: '2026-11-24T01:30:00.000Z',
        sha256: 'c'.repeat(64),
      },
      { id: FIRST, invoiceNumber: 'M2026-11-0007', totalRent: 633_600, reason: '解約日の変更' },
    ],
  };
  const renderCorrected = (api: FakeApi = {}) =>
    renderMonthly('/billing', { 'GET /monthly-billing/:year/:month': () => CORRECTED, ...api });

  test('says so beside its amount, with a line for each one before: its amount struck through, reason and dates', async () => {
    renderCorrected();
    expect((await screen.findByText('訂正版')).parentElement?.parentElement).toHaveTextContent('395,450円訂正版');
    const lines = screen.getAllByText(/^合算請求書 M/).map((number) => number.parentElement?.textContent);
    expect(lines).toEqual([
      '合算請求書 M2026-11-00092026/11/25発行訂正前の合算請求書M2026-11-0008訂正前の金額385,450円2026/11/24発行訂正理由：台数の変更',
      '合算請求書 M2026-11-00082026/11/24発行訂正前の合算請求書M2026-11-0007訂正前の金額633,600円訂正理由：解約日の変更',
    ]);
    expect(screen.getByText('633,600円').tagName).toBe('S');
    expect(screen.getByText('395,450円').tagName).not.toBe('S');
  });

  test('the ones before have their record, too, where the host tells its digest', async () => {
    const { user } = renderCorrected();
    await user.click(await screen.findByRole('button', { name: 'M2026-11-0008 の発行記録' }));
    const dialog = within(screen.getByRole('dialog', { name: '請求書の発行記録' }));
    for (const text of ['M2026-11-0008', '2026/11/24 10:30', 'c'.repeat(64)])
      expect(dialog.getByText(text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    expect(screen.queryByRole('button', { name: 'M2026-11-0007 の発行記録' })).not.toBeInTheDocument();
  });

  test('the ones before can still be downloaded', async () => {
    const saved = catchSavedFiles();
    const { user, requests } = renderCorrected({ 'GET /monthly-billing/downloaded-pdf/:id': () => PDF });
    await user.click(await screen.findByRole('button', { name: 'M2026-11-0007 の請求書をダウンロード' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const downloads = requests.filter(({ call }) => call === 'GET /monthly-billing/downloaded-pdf/:id');
    expect(downloads.map(({ params }) => params)).toEqual([{ id: FIRST }]);
  });
});

test('a new consolidated bill is marked, and is read where its sum is', async () => {
  const { client, requests } = renderMonthly('/billing', unreadNotification({ id: monthlySummary.id, kind: 'bill' }));
  await screen.findByText('395,450円');
  act(() => client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: 1 }));
  await screen.findByText('新着');
  expect(screen.getByText('11月の合算請求額').parentElement).toHaveTextContent('11月の合算請求額新着');
  await waitFor(() =>
    expect(requests.find(({ call }) => call === 'PUT /notifications/read')?.body).toEqual({ ids: [monthlySummary.id] }),
  );
});

test('the next closing date is the one from today, also beside a month of long ago [9.20]', async () => {
  renderMonthly('/billing?year=2026&month=6');
  expect(fact('対象期間')).toBe('2026/05/21〜2026/06/20');
  expect(fact('次回の締め日')).toBe('2026/12/20（日）');
  await theRow();
});

test('one that closes at the end of the month is told so', async () => {
  renderMonthly('/billing?year=2026&month=10', {}, 31);
  expect(fact('締め日')).toBe('月末締め');
  expect(fact('対象期間')).toBe('2026/10/01〜2026/10/31');
  expect(fact('次回の締め日')).toBe('2026/11/30（月）');
  await theRow();
});

test('a search across months has the bills of the closing day, and no consolidated bill', async () => {
  const search = new URLSearchParams({
    ...{ billedFrom: '2026-10-01', billedTo: '2026-11-30', dueFrom: '2026-11-30', dueTo: '2026-12-31' },
    ...{ rentFrom: '1000', rentTo: '90000', number: 'K2026', status: 'notDownloaded' },
    ...{ q: '新宿', contact: 'contact00000000002', department: '大阪支店' },
  });
  const { requests } = renderMonthly(`/billing?${search}`);
  await theRow();
  const lists = requests.filter(({ call }) => call === 'GET /monthly-billing').map(({ query }) => query);
  expect(lists).toEqual([
    {
      billingDateFrom: '2026-10-01',
      billingDateTo: '2026-11-30',
      paymentDueDateFrom: '2026-11-30',
      paymentDueDateTo: '2026-12-31',
      totalRentFrom: 1_000,
      totalRentTo: 90_000,
      invoiceNumber: 'K2026',
      downloadStatus: 'notDownloaded',
      searchKeyword: '新宿',
      contactId: 'contact00000000002',
      department: '大阪支店',
      billingClosingDay: 20,
      pageNumber: 1,
      pageSize: 20,
      sortColumn: 'NONE',
      sortDirection: 'DESC',
    },
  ]);
  expect(screen.queryByText('11月の合算請求額')).not.toBeInTheDocument();
  expect(screen.queryByText('締め日')).not.toBeInTheDocument();
  expect(requests.map(({ call }) => call)).not.toContain('GET /billing');
});

test('a month whose bill is not made yet says so, without an error and without a button [7.41, 8.25]', async () => {
  renderMonthly('/billing', { 'GET /monthly-billing/:year/:month': () => failWith(404) });
  expect(await screen.findByText('この月の合算請求書はまだ発行されていません。')).toBeInTheDocument();
  expect(fact('お支払い期日')).toBe('-');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /の合算請求書をダウンロード$/ })).not.toBeInTheDocument();
  expect(await theRow()).toBeInTheDocument();
});

test('a summary that fails is a card with a retry; the bills below it are there', async () => {
  let fails = true;
  const { user } = renderMonthly('/billing', {
    'GET /monthly-billing/:year/:month': () => (fails ? failWith(500) : monthlySummary),
  });
  expect(await theRow()).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'もう一度試す' }));
  expect(await screen.findByText('395,450円')).toBeInTheDocument();
});

test('the consolidated bill is saved on demand, and that is counted [4.34, 4.35, 7.43]', async () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  const saved = catchSavedFiles();
  const { user, requests } = renderMonthly('/billing', {
    'GET /monthly-billing/downloaded-pdf/:id': () => ({ ...PDF, name: '合算請求書_2026年11月' }),
  });
  expect(requests.map(({ call }) => call)).not.toContain('GET /monthly-billing/downloaded-pdf/:id');
  await user.click(await summaryButton());
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['合算請求書_2026年11月.pdf']));
  expect(requests.find(({ call }) => call === 'GET /monthly-billing/downloaded-pdf/:id')).toMatchObject({
    params: { id: monthlySummary.id },
  });
  await waitFor(() => expect(analytics.events).toContainEqual({ name: 'monthly_billing_downloaded', params: {} }));
});

test('one that cannot be downloaded says so, and its button works again [8.4]', async () => {
  const saved = catchSavedFiles();
  let fails = true;
  const { user } = renderMonthly('/billing', {
    'GET /monthly-billing/downloaded-pdf/:id': () => (fails ? failWith(503) : PDF),
  });
  await user.click(await summaryButton());
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('請求書をダウンロードできませんでした。');
  fails = false;
  await user.click(within(dialog).getByRole('button', { name: '閉じる' }));
  await user.click(await summaryButton());
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('a download in bulk that is closed at once asks for nothing any more', async () => {
  await closeWhileReading(
    renderMonthly('/billing', {
      'GET /monthly-billing': ({ query }) =>
        query.pageSize === 100
          ? new Promise<never>(() => undefined)
          : { billings: [bill(1)], pagination: billPagination(1) },
    }),
  );
});

test.each(['/billing', '/billing?year=2026&month=10', '/billing?billedFrom=2026-10-01&number=K2026'])(
  'what is read ahead for %s is what the page asks for itself',
  async (path) => {
    const { requests } = renderMonthly(path);
    await theRow();
    await expectEarlyReads(remote, path, requests, ['GET /user/account/list']);
  },
);
