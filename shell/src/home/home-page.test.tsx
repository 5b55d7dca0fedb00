import { type FakeApi, failWith, signedIn } from '@portal/app-kit/testing';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { brand } from '@portal/platform/text/brand';
import { screen, waitFor, within } from '@testing-library/react';
import { NO_PROGRESS } from '#testing/no-progress.ts';
import { renderPortal } from '#testing/render-portal.tsx';
import { homeReads } from './home-reads.ts';

const noOrders = { data: [], pagination: { pageSize: 1, pageIndex: 1, totalPages: 1, totalRecords: 0 } };
const link = (name: string) => screen.findByRole('link', { name });

test('home greets by company and name; its tab is called home', async () => {
  renderPortal();
  expect(await screen.findByRole('heading', { level: 1, name: '株式会社青葉建設 田中 太郎 様' })).toBeVisible();
  expect(document.title).toBe(`ホーム｜${brand.name}`);
});

test.each(['/', `/?contact=${'c'.repeat(18)}`])(
  'what is read of %s before home is there is what home asks for',
  async (path) => {
    const { requests } = renderPortal({ path });
    await link('見積の回答待ち：4件。一覧を見る');
    const asked = [...requests];
    for (const read of homeReads(new URL(path, location.href).searchParams)) await read(new AbortController().signal);
    const early = requests.slice(asked.length);
    expect(early.map(({ call }) => call)).toEqual(['GET /order/progress', 'GET /user/account/list']);
    for (const { call, query } of early) expect(asked).toContainEqual(expect.objectContaining({ call, query }));
  },
);

test('counts lead to exactly their list', async () => {
  renderPortal();
  expect(await link('見積の回答待ち：4件。一覧を見る')).toHaveAttribute('href', '/order?filter=unanswered');
  expect(await link('契約書類の提出待ち：1件。一覧を見る')).toHaveAttribute(
    'href',
    '/order?filter=unsubmittedPapers&period=all',
  );
  expect(await link('契約手続き中：1件。一覧を見る')).toHaveAttribute(
    'href',
    '/order?filter=contractInProgress&period=all',
  );
  expect(await link('未契約：2件。一覧を見る')).toHaveAttribute('href', '/order?filter=uncontracted&period=all');
  const bills = await link('請求書未ダウンロード：0件。一覧を見る');
  expect(bills).toHaveAttribute('href', '/order?filter=notDownloadedBilling&period=all');
  expect(await link('手配中：12件。一覧を見る')).toHaveAttribute('href', '/order?filter=inProgress');
  expect(await link('見積待ち：5件。一覧を見る')).toHaveAttribute('href', '/order?filter=waitingQuote');
});

test('home shows the progress in seven counts [2.21]', async () => {
  renderPortal({ session: signedIn({ features: [] }) });
  await link('見積の回答待ち：4件。一覧を見る');
  const counts = ['対応が必要です', '現在の状況'].flatMap((name) =>
    within(screen.getByRole('region', { name }))
      .getAllByText(/^\d+$/)
      .map((count) => count.parentElement?.parentElement?.textContent),
  );
  expect(counts).toEqual([
    '4件見積の回答待ち',
    '2件未契約',
    '0件請求書未ダウンロード',
    '12件手配中',
    '5件見積待ち',
    '8件利用前',
    '31件利用中',
  ]);
});

test('where the host does not tell whose turn a contract is, there is one count of both', async () => {
  renderPortal({ session: signedIn({ features: [] }) });
  await link('未契約：2件。一覧を見る');
  expect(screen.queryByText(/契約書類の提出待ち|契約手続き中/)).not.toBeInTheDocument();
});

test('what is in progress is a number without a link where the host cannot filter by it', async () => {
  renderPortal({ session: signedIn({ features: [] }) });
  await link('見積の回答待ち：4件。一覧を見る');
  const state = within(screen.getByRole('region', { name: '現在の状況' }));
  expect(state.getByText('手配中')).toBeVisible();
  expect(state.queryByRole('link', { name: /手配中|見積待ち/ })).not.toBeInTheDocument();
});

test('a count whose list does not exist yet is a number without a link', async () => {
  renderPortal();
  await link('見積の回答待ち：4件。一覧を見る');
  const state = within(screen.getByRole('region', { name: '現在の状況' }));
  expect(state.getByText('利用中')).toBeVisible();
  expect(state.getByText('31')).toBeVisible();
  expect(state.queryByRole('link', { name: /利用中/ })).not.toBeInTheDocument();
});

test('coming back to home fetches the counts again, so that they are up to date', async () => {
  let unansweredQuoteCount = 4;
  const { user } = renderPortal({ api: { 'GET /order/progress': () => ({ ...NO_PROGRESS, unansweredQuoteCount }) } });
  await user.click(await link('見積の回答待ち：4件。一覧を見る'));
  await screen.findByRole('heading', { name: 'order-list' });
  unansweredQuoteCount = 3;
  await user.click(await link('ホーム'));
  expect(await link('見積の回答待ち：3件。一覧を見る')).toBeVisible();
});

test('counts that cannot be loaded leave a card with a retry; the news beside it stay', async () => {
  let isDown = true;
  const { user } = renderPortal({
    api: { 'GET /order/progress': () => (isDown ? failWith(500) : { ...NO_PROGRESS, inUsingCount: 3 }) },
  });
  expect(await screen.findByRole('heading', { name: 'データを取得できませんでした' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '最新のお知らせ' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
  expect(await link('見積の回答待ち：0件。一覧を見る')).toBeVisible();
});

describe('an account without any orders', () => {
  const api: FakeApi = { 'GET /order/progress': () => NO_PROGRESS, 'GET /order': () => noOrders };

  test('sees only zeros, then its first steps with the one filled button, and nothing to do [2.21]', async () => {
    renderPortal({ api });
    const card = await screen.findByRole('region', { name: 'はじめに' });
    const steps = within(card);
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1現場の場所と期間を送るフォームに入力するか、お手元の依頼書を送信します。',
      '2届いた見積を比べて回答する徒歩・賃料・空き台数を並べて比べられます。',
      '3契約書類を提出して利用を始める請求書もこのサイトで受け取れます。',
    ]);
    expect(steps.getByRole('button', { name: '駐車場探しを依頼する' })).toBeVisible();
    const zeros = await screen.findAllByText('0');
    expect(zeros).toHaveLength(8);
    for (const zero of zeros) expect(card.compareDocumentPosition(zero)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.queryByRole('region', { name: '次に対応すること' })).not.toBeInTheDocument();
  });

  test('shows no finished queue until it is known to be new', async () => {
    renderPortal({
      api: {
        ...api,
        'GET /order': ({ query }) => (query.orderStatusFilter === 'all' ? new Promise(() => undefined) : noOrders),
      },
    });
    expect(await link('見積の回答待ち：0件。一覧を見る')).toBeVisible();
    await screen.findByText('現在お知らせはありません。');
    expect(screen.queryByText('対応が必要なものはありません')).not.toBeInTheDocument();
  });

  test('with a filter it has counts, since it may only be the filter', async () => {
    renderPortal({ api, path: '/?department=土木部' });
    expect(await link('見積の回答待ち：0件。一覧を見る')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'はじめに' })).not.toBeInTheDocument();
  });
});

test('seven zeros of an account with past orders do not count as new', async () => {
  const past = { ...noOrders, pagination: { ...noOrders.pagination, totalRecords: 7 } };
  renderPortal({
    api: {
      'GET /order/progress': () => NO_PROGRESS,
      'GET /order': ({ query }) => (query.orderStatusFilter === 'all' ? past : noOrders),
    },
  });
  expect(await link('見積の回答待ち：0件。一覧を見る')).toBeVisible();
  expect(await screen.findByText('対応が必要なものはありません')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'はじめに' })).not.toBeInTheDocument();
});

test('counts can be narrowed to a department; address, request and links follow [7.15]', async () => {
  const accounts = [
    { id: 'cont00000000000001', name: '田中 太郎', department: '東京支店' },
    { id: 'cont00000000000002', name: '山田 花子', department: '建築部' },
    { id: 'cont00000000000003', name: '鈴木 一郎', department: '建築部' },
  ];
  const { user, address, requests } = renderPortal({ api: { 'GET /user/account/list': () => ({ data: accounts }) } });
  const departments = await screen.findByRole('combobox', { name: '部署' });
  await within(departments).findByRole('option', { name: '建築部' });
  expect(
    within(departments)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['すべて', '東京支店', '建築部']);
  await user.selectOptions(departments, '建築部');
  const department = encodeURIComponent('建築部');
  expect(address()).toBe(`/?department=${department}`);
  await waitFor(async () =>
    expect(await link('未契約：2件。一覧を見る')).toHaveAttribute(
      'href',
      `/order?filter=uncontracted&period=all&department=${department}`,
    ),
  );
  await waitFor(() =>
    expect(requests).toContainEqual(
      expect.objectContaining({ call: 'GET /order/progress', query: { department: '建築部' } }),
    ),
  );
  await user.selectOptions(departments, 'すべて');
  expect(address()).toBe('/');
});

test('the counts of a person in a department are requested with both [7.28]', async () => {
  const { requests } = renderPortal({ path: '/?contact=cont00000000000002&department=建築部' });
  await link('未契約：2件。一覧を見る');
  expect(requests.filter(({ call }) => call === 'GET /order/progress')).toMatchObject([
    { query: { contact: 'cont00000000000002', department: '建築部' } },
  ]);
});

describe('a filter from the address', () => {
  const CONTACT = 'cont00000000000009';
  const contactField = () => screen.findByRole('combobox', { name: '担当者' });

  test.each([
    ['while the names are loading', () => new Promise<never>(() => undefined), '読み込み中です'],
    ['when the person is unknown', () => ({ data: [{ id: 'cont00000000000001', name: '田中 太郎' }] }), '不明'],
    ['when the names cannot be loaded', () => failWith(500), '不明'],
  ])('is shown and can be removed %s', async (_, accounts, label) => {
    const { user, address } = renderPortal({
      path: `/?contact=${CONTACT}`,
      api: { 'GET /user/account/list': accounts as () => { data: [] } },
    });
    expect(await contactField()).toHaveValue(CONTACT);
    expect(await screen.findByRole('option', { name: label, selected: true })).toBeInTheDocument();
    await user.selectOptions(await contactField(), 'すべて');
    expect(address()).toBe('/');
  });
});

test('home starts with 自分の案件 where this customer left it so, and its links lead to the same', async () => {
  localStorage.setItem('keep-contact', 'cont00000000000001');
  const { address, requests, user } = renderPortal();
  expect(await link('見積の回答待ち：4件。一覧を見る')).toHaveAttribute(
    'href',
    '/order?filter=unanswered&contact=cont00000000000001',
  );
  expect(address()).toBe('/?contact=cont00000000000001');
  expect(requests.filter(({ call }) => call === 'GET /order/progress')).toMatchObject([
    { query: { contact: 'cont00000000000001' } },
  ]);
  await user.selectOptions(await screen.findByRole('combobox', { name: '担当者' }), 'すべて');
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStorage.getItem('keep-contact')).toBeNull();
});

describe('on a phone', () => {
  beforeEach(() => showAtWidth(375));
  afterEach(forgetWidth);

  test('person and department are in a drawer, and nothing is applied before its button is pressed', async () => {
    const data = [{ id: 'cont00000000000002', name: '山田 花子', department: '建築部' }];
    const { address, user } = renderPortal({ api: { 'GET /user/account/list': () => ({ data }) } });
    await user.click(await screen.findByRole('button', { name: '担当者・部署で絞り込み' }));
    const drawer = screen.getByRole('dialog', { name: '担当者・部署で絞り込み' });
    await within(drawer).findByRole('option', { name: '山田 花子' });
    await user.selectOptions(within(drawer).getByRole('combobox', { name: '担当者' }), '山田 花子');
    expect(address()).toBe('/');
    await user.click(within(drawer).getByRole('button', { name: '結果を表示する' }));
    await waitFor(() => expect(address()).toBe('/?contact=cont00000000000002'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '担当者・部署で絞り込み中（1件）' }));
    await user.click(screen.getByRole('button', { name: '条件をクリア' }));
    expect(address()).toBe('/?contact=cont00000000000002');
    await user.click(screen.getByRole('button', { name: '結果を表示する' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('a company with one person has the button, too, since it is there before the names are', async () => {
    const data = [{ id: 'cont00000000000001', name: '田中 太郎', department: null }];
    const { requests } = renderPortal({ api: { 'GET /user/account/list': () => ({ data }) } });
    await waitFor(() => expect(requests.map(({ call }) => call)).toContain('GET /user/account/list'));
    expect(await screen.findByRole('button', { name: '担当者・部署で絞り込み' })).toBeVisible();
  });
});

test('a company with one person has nothing to choose', async () => {
  const data = [{ id: 'cont00000000000001', name: '田中 太郎', department: null }];
  renderPortal({ api: { 'GET /user/account/list': () => ({ data }) } });
  await link('見積の回答待ち：4件。一覧を見る');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: '担当者' })).not.toBeInTheDocument());
});

test('the latest news are shown beside, with the period of a maintenance [2.99, 7.9]', async () => {
  const news = {
    id: 'news00000000000001',
    category: 'メンテナンス情報',
    title: '年末年始のシステムメンテナンスについて',
    content: '本文',
    createdAt: '2026-11-18T01:00:00.000Z',
    startAt: '2026-12-29T13:00:00.000Z',
    endAt: '2026-12-29T21:00:00.000Z',
    doNotDisplayAgain: true,
  };
  renderPortal({ api: { 'GET /news/latest/homeDisplay': () => news } });
  expect(await link('年末年始のシステムメンテナンスについて')).toHaveAttribute('href', '/news/news00000000000001');
  expect(screen.getByText('2026/11/18')).toBeVisible();
  // It breaks only between its ends, each of which is an element.
  const period = screen.getByText('メンテナンス期間：').parentElement;
  expect(period).toHaveTextContent('メンテナンス期間：2026/12/29（火）22:00〜2026/12/30（水）06:00');
  expect(screen.getByText('2026/12/30（水）06:00')).toBeVisible();
});

test('until the counts arrive their labels are shown without numbers and links', async () => {
  renderPortal({ api: { 'GET /order/progress': () => new Promise(() => undefined) } });
  const urgent = within(await screen.findByRole('region', { name: '対応が必要です' }));
  expect(urgent.getByText('見積の').parentElement).toHaveTextContent('見積の回答待ち');
  expect(urgent.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getAllByText('読み込み中です')).not.toHaveLength(0);
});
