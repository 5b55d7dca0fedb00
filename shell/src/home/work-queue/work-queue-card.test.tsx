import { type FakeApi, failWith, signedIn } from '@portal/app-kit/testing';
import type { Billing } from '@portal/contract/billing';
import type { Estimate } from '@portal/contract/estimate';
import type { OrderListItem, OrderStatusFilter } from '@portal/contract/order';
import { addDays, formatDateWeekday, inTokyo, monthOf, todayInTokyo, yearOf } from '@portal/platform/text';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

const daysAgo = (days: number) => addDays(todayInTokyo(), -days);
const instant = (day: string) => inTokyo(day, '12:00:00.000').toISOString();
const id = (prefix: string, number: number) => `${prefix}${String(number).padStart(18 - prefix.length, '0')}`;

const order = (number: number, name: string, age: number): OrderListItem => ({
  id: id('ordr', number),
  name,
  address: '東京都江東区豊洲2丁目1-1',
  numberOfCars: 2,
  automobileType: 'NORMAL',
  startDate: daysAgo(0),
  endDate: daysAgo(-60),
  status: 'unanswered',
  contact: { id: id('cont', 1), lastName: '田中', firstName: '太郎', department: null },
  isSearchStopped: false,
  createdAt: instant(daysAgo(age)),
  estimates: { total: 3, unanswered: 3, rejected: 0, accepted: 0, contracted: 0, aborted: 0 },
});
const estimate = (monthlyRent: number, minutesOnFoot: number, age: number): Estimate => ({
  id: id('esti', monthlyRent),
  status: 'unanswered',
  minutesOnFoot,
  location: { latitude: 35, longitude: 139 },
  parkingName: '第一駐車場',
  address: '東京都江東区豊洲2丁目1-1',
  monthlyRent,
  vacancy: 3,
  createdAt: instant(daysAgo(age)),
});
const bill = (number: number, site: string, due: string): Billing => ({
  id: id('bill', number),
  contractId: id('cntr', number),
  name: '請求書',
  parkingAddress: '東京都江東区豊洲2丁目1-1',
  order: { id: id('ordr', number), name: site },
  startDate: daysAgo(40),
  endDate: daysAgo(20),
  totalRent: 29_700,
  billingDate: daysAgo(20),
  paymentDueDate: due,
  contact: { id: id('cont', 1), lastName: '田中', firstName: '太郎', department: null },
  downloadedAt: null,
});

type Lists = Partial<Record<OrderStatusFilter, readonly OrderListItem[]>>;
const ofLists =
  (lists: Lists): NonNullable<FakeApi['GET /order']> =>
  ({ query }) => {
    const data = [...(lists[query.orderStatusFilter] ?? [])];
    return { data, pagination: { pageSize: 20, pageIndex: 1, totalPages: 1, totalRecords: data.length } };
  };
const ofBills =
  (billings: Billing[]): NonNullable<FakeApi['GET /billing']> =>
  () => ({
    billings,
    monthTotalRent: 0,
    pagination: { pageSize: 100, pageIndex: 1, totalPages: 1, totalRecords: billings.length },
  });

/** An order to answer, papers to hand in, a bill to download. */
const SOMETHING: FakeApi = {
  'GET /order': ofLists({
    unanswered: [order(1, '臨海副都心 橋梁補修工事', 10)],
    uncontracted: [order(2, '種市浄水場耐震補強工事', 9)],
  }),
  'GET /order/:id/estimate': () => ({ data: [estimate(20_000, 4, 3), estimate(15_000, 9, 2)] }),
  'GET /order/:id/contract': () => ({
    data: [
      {
        id: id('papr', 1),
        estimateId: id('esti', 1),
        parkingName: '種市駅前駐車場',
        status: 'toBeSigned',
        submittedAt: null,
        documents: [{ id: id('docu', 1), name: '契約書', url: 'https://x.test/1', createdAt: instant(daysAgo(7)) }],
      },
    ],
  }),
  'GET /billing': ofBills([bill(3, '道玄坂ショッピングモール造成工事', daysAgo(-8))]),
};

const queue = async () => within(await screen.findByRole('region', { name: '次に対応すること' }));
const items = async () => (await (await queue()).findAllByRole('listitem')).map(({ textContent }) => textContent);

test('what waits is listed with how long it waits, the urgent first, each with one action', async () => {
  renderPortal({ api: SOMETHING });
  const due = daysAgo(-8);
  expect(await items()).toEqual([
    `種市浄水場耐震補強工事契約書類の提出待ち・種市駅前駐車場7日経過${formatDateWeekday(daysAgo(7))}から書類を見る（種市浄水場耐震補強工事）`,
    `道玄坂ショッピングモール造成工事請求書 ${monthOf(daysAgo(20))}月分・29,700円・未ダウンロード期日まで8日${formatDateWeekday(due)}請求書を開く（道玄坂ショッピングモール造成工事）`,
    `臨海副都心 橋梁補修工事見積2件・最安 15,000円・最短 徒歩4分3日経過${formatDateWeekday(daysAgo(3))}から回答する（臨海副都心 橋梁補修工事）`,
  ]);
  const links = (await queue()).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    `/order/${id('ordr', 2)}/contract`,
    `/billing?year=${yearOf(daysAgo(20))}&month=${monthOf(daysAgo(20))}`,
    `/order/${id('ordr', 1)}`,
  ]);
  expect((await queue()).getByText('急ぎのものから表示')).toBeVisible();
});

test('five are shown at most; that there are more is said, not how many', async () => {
  const unanswered = [1, 2, 3, 4, 5, 6].map((number) => order(number, `第${number}工区`, 20 - number));
  renderPortal({
    api: {
      ...SOMETHING,
      'GET /order': ofLists({ unanswered }),
      'GET /order/:id/estimate': ({ params }) => ({ data: [estimate(1, 1, 20 - Number(params.id.at(-1)))] }),
      'GET /billing': ofBills([]),
    },
  });
  const sites = (await items()).map((text) => text?.slice(0, 4));
  expect(sites).toEqual(['第1工区', '第2工区', '第3工区', '第4工区', '第5工区']);
  expect((await queue()).getByText('ほかにもあります。残りは上の件数から一覧で見られます。')).toBeVisible();
});

test('the lists are requested at once, for the person and the department of home', async () => {
  const { requests } = renderPortal({ path: '/?contact=cont00000000000002&department=土木部', api: SOMETHING });
  await items();
  const narrowed = { contactId: 'cont00000000000002', department: '土木部' };
  const read = requests.filter(({ call }) => ['GET /order', 'GET /billing'].includes(call));
  expect(read.map(({ query }) => query)).toMatchObject([
    { orderStatusFilter: 'unanswered', ...narrowed },
    { orderStatusFilter: 'uncontracted', ...narrowed },
    { sortColumn: 'PAYMENT_DUE_DATE', sortDirection: 'DESC', ...narrowed },
  ]);
});

test('an account that pays once a month has its bills in its own list', async () => {
  const { requests } = renderPortal({
    session: signedIn({ billingUnit: 'monthly', billingClosingDay: 20 }),
    api: {
      'GET /monthly-billing': () => ({
        billings: [bill(3, '道玄坂ショッピングモール造成工事', daysAgo(-8))],
        pagination: { pageSize: 50, pageIndex: 1, totalPages: 1, totalRecords: 1 },
      }),
    },
  });
  expect(await items()).toEqual([expect.stringContaining('道玄坂ショッピングモール造成工事請求書')]);
  expect(requests.filter(({ call }) => call.endsWith('billing'))).toMatchObject([
    { call: 'GET /monthly-billing', query: { billingClosingDay: 20, sortColumn: 'PAYMENT_DUE_DATE' } },
  ]);
});

describe('what fails says so alone, and can be asked for again', () => {
  test.each([
    ['GET /order', ['回答待ちの見積を確認できませんでした。', '提出待ちの契約書類を確認できませんでした。'], 1],
    ['GET /order/:id/estimate', ['回答待ちの見積を確認できませんでした。'], 2],
    ['GET /order/:id/contract', ['提出待ちの契約書類を確認できませんでした。'], 2],
    ['GET /billing', ['未ダウンロードの請求書を確認できませんでした。'], 2],
  ] as const)('%s', async (call, sentences, left) => {
    let isDown = true;
    const working = SOMETHING[call] as (request: unknown) => never;
    const api = { ...SOMETHING, [call]: (request: unknown) => (isDown ? failWith(500) : working(request)) };
    const { user } = renderPortal({ api });
    expect(await items()).toHaveLength(left);
    const alert = within((await queue()).getByRole('alert'));
    expect(alert.getAllByText(/。$/).map(({ textContent }) => textContent)).toEqual(sentences);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    isDown = false;
    await user.click(alert.getByRole('button', { name: 'もう一度試す' }));
    await waitFor(async () => expect(await items()).toHaveLength(3));
    expect((await queue()).queryByRole('alert')).not.toBeInTheDocument();
    // The button that had the focus is gone.
    expect((await queue()).getByRole('heading', { name: '次に対応すること' })).toHaveFocus();
  });

  test('if all of it fails, nothing is said to be done', async () => {
    renderPortal({ api: { ...SOMETHING, 'GET /order': () => failWith(500), 'GET /billing': () => failWith(500) } });
    expect(await (await queue()).findByRole('alert')).toBeVisible();
    expect((await queue()).queryByText('対応が必要なものはありません')).not.toBeInTheDocument();
  });

  test('counts that fail leave the queue', async () => {
    renderPortal({ api: { ...SOMETHING, 'GET /order/progress': () => failWith(500) } });
    expect(await items()).toHaveLength(3);
  });
});

test('the counts do not wait for the queue; it keeps its place meanwhile', async () => {
  renderPortal({ api: { ...SOMETHING, 'GET /order/:id/estimate': () => new Promise(() => undefined) } });
  expect(await screen.findByRole('link', { name: '見積の回答待ち：4件。一覧を見る' })).toBeVisible();
  expect((await queue()).getByRole('status')).toHaveTextContent('読み込み中です');
  expect((await queue()).queryByRole('listitem')).not.toBeInTheDocument();
});

test('nothing is said to be done before the counts are known, since the account may be new', async () => {
  const { client, requests } = renderPortal({ api: { 'GET /order/progress': () => new Promise(() => undefined) } });
  await waitFor(() => expect(requests.map(({ call }) => call)).toContain('GET /billing'));
  await waitFor(() => expect(client.isFetching()).toBe(1));
  expect((await queue()).getByRole('status')).toHaveTextContent('読み込み中です');
  expect((await queue()).queryByText('対応が必要なものはありません')).not.toBeInTheDocument();
});

test('what is found does not wait for the counts', async () => {
  renderPortal({ api: { ...SOMETHING, 'GET /order/progress': () => new Promise(() => undefined) } });
  expect(await items()).toHaveLength(3);
});

test('while not every bill was looked at and the counts fail, nothing is said to be done', async () => {
  renderPortal({
    api: {
      'GET /billing': () => ({
        billings: [],
        monthTotalRent: 0,
        pagination: { pageSize: 50, pageIndex: 1, totalPages: 2, totalRecords: 51 },
      }),
      'GET /order/progress': () => failWith(500),
    },
  });
  expect(await (await queue()).findByRole('heading', { name: '急ぎのものは見つかりませんでした' })).toBeVisible();
});

test('who comes back to home finds what was there, until it is read again', async () => {
  let isSlow = false;
  const lists = SOMETHING['GET /order'];
  const { router } = renderPortal({
    api: {
      ...SOMETHING,
      'GET /order': (request) => (isSlow ? new Promise<never>(() => undefined) : (lists?.(request) as never)),
    },
  });
  const before = await items();
  await act(() => router.navigate('/billing'));
  await screen.findByRole('heading', { name: 'billing' });
  isSlow = true;
  await act(() => router.navigate('/'));
  expect(await items()).toEqual(before);
  expect((await queue()).queryByRole('status')).not.toBeInTheDocument();
});

test('nothing to do is a sentence', async () => {
  renderPortal();
  expect(await (await queue()).findByRole('heading', { name: '対応が必要なものはありません' })).toBeVisible();
  expect((await queue()).getByText('新しい見積・契約書類・請求書が届くと、ここに表示します。')).toBeVisible();
  expect((await queue()).queryByText('急ぎのものから表示')).not.toBeInTheDocument();
});

test('a filter that leaves nothing to do has a sentence of its own', async () => {
  renderPortal({ path: '/?department=土木部' });
  expect(await (await queue()).findByRole('heading', { name: 'この条件で対応が必要なものはありません' })).toBeVisible();
  expect((await queue()).getByText('ほかの担当者・部署を選ぶと、その分を表示します。')).toBeVisible();
});

test('what was read for one filter is never said of another', async () => {
  const { user } = renderPortal({
    path: '/?department=土木部',
    api: {
      'GET /order': (request) =>
        request.query.department ? ofLists({})(request) : new Promise<never>(() => undefined),
    },
  });
  await (await queue()).findByRole('heading', { name: 'この条件で対応が必要なものはありません' });
  await user.selectOptions(screen.getByRole('combobox', { name: '部署' }), 'すべて');
  await waitFor(async () => expect((await queue()).getByRole('status')).toHaveTextContent('読み込み中です'));
  expect((await queue()).queryByText(/対応が必要なものはありません/)).not.toBeInTheDocument();
});

test('a list that is not read to its end may hold more, and no more is promised', async () => {
  const uncontracted = Array.from({ length: 13 }, (_, index) => order(index + 1, `第${index + 1}工区`, 20));
  renderPortal({
    api: {
      'GET /order': ofLists({ uncontracted }),
      'GET /order/:id/contract': () => ({ data: [] }),
      'GET /billing': ofBills([bill(3, '道玄坂ショッピングモール造成工事', daysAgo(-8))]),
    },
  });
  expect(await items()).toHaveLength(1);
  expect((await queue()).getByText('ほかにもある場合があります。上の件数から一覧で確認できます。')).toBeVisible();
});

test('orders that the provider works on are no task of the customer', async () => {
  const api: FakeApi = {
    'GET /order': ofLists({ uncontracted: [order(2, '種市浄水場耐震補強工事', 9)] }),
    'GET /order/:id/contract': () => ({ data: [] }),
  };
  renderPortal({ api });
  expect(await (await queue()).findByRole('heading', { name: '対応が必要なものはありません' })).toBeVisible();
  expect((await queue()).getByText(/^未契約の依頼は、当社で手続きを進めています。/)).toBeVisible();
});
