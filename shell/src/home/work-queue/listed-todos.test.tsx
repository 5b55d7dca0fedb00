import { type FakeApi, signedIn } from '@portal/app-kit/testing';
import type { Billing } from '@portal/contract/billing';
import type { OrderListItem, OrderStatusFilter } from '@portal/contract/order';
import { addDays, todayInTokyo } from '@portal/platform/text';
import { screen, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';
import { billTodos } from './listed-todos.ts';

const inDays = (days: number) => addDays(todayInTokyo(), days);
const contact = { id: 'cont00000000000001', lastName: '田中', firstName: '太郎', department: null };
const order = (name: string, startIn: number): OrderListItem => ({
  id: `order-${name}`,
  name,
  address: '東京都江東区豊洲2丁目1-1',
  numberOfCars: 2,
  automobileType: 'NORMAL',
  startDate: inDays(startIn),
  endDate: inDays(60),
  status: 'unanswered',
  contact,
  isSearchStopped: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  estimates: { total: 3, unanswered: 3, rejected: 0, accepted: 0, contracted: 0, aborted: 0 },
});
const bill = (id: string, site: string | null, due: string, downloadedAt: string | null = null): Billing => ({
  id,
  contractId: 'c',
  name: '請求書',
  parkingAddress: '東京都江東区豊洲2丁目1-1',
  ...(site !== null && { order: { id: `order-${site}`, name: site } }),
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  totalRent: 29_700,
  billingDate: '2026-11-01',
  paymentDueDate: due,
  contact,
  downloadedAt,
});
const ofLists =
  (lists: Partial<Record<OrderStatusFilter, OrderListItem[]>>, totalPages = 1): NonNullable<FakeApi['GET /order']> =>
  ({ query }) => {
    const data = lists[query.orderStatusFilter] ?? [];
    return { data, pagination: { pageSize: 100, pageIndex: 1, totalPages, totalRecords: data.length } };
  };
const papers = (status: 'toBeSigned' | 'submitted') => ({
  id: status,
  estimateId: 'e',
  parkingName: '種市駅前駐車場',
  status,
  submittedAt: null,
  documents: [],
});
const bills = (billings: Billing[]) => ({
  billings,
  monthTotalRent: 0,
  pagination: { pageSize: 100, pageIndex: 1, totalPages: 1, totalRecords: billings.length },
});

const queue = async () => within(await screen.findByRole('region', { name: '次に対応すること' }));
const items = async () => (await (await queue()).findAllByRole('listitem')).map(({ textContent }) => textContent);

test('a host without the feature: the queue is made of its lists, with no way to a page of all', async () => {
  const { requests } = renderPortal({
    session: signedIn({ features: [] }),
    api: {
      'GET /order': ofLists({
        unanswered: [order('橋梁補修工事', 14)],
        uncontracted: [order('耐震補強工事', 4), order('提出済みの現場', 2)],
      }),
      'GET /order/:id/contract': ({ params }) => ({
        data: [papers(params.id === 'order-耐震補強工事' ? 'toBeSigned' : 'submitted')],
      }),
      'GET /billing': () => bills([bill('b', '造成工事', inDays(3))]),
    },
  });
  expect(await items()).toEqual([
    expect.stringMatching(/^請求書造成工事11月分・29,700円・未ダウンロード期日まで3日/),
    expect.stringMatching(/^契約書類耐震補強工事種市駅前駐車場・提出待ち利用開始まで4日/),
    expect.stringMatching(/^見積橋梁補修工事回答待ち3件利用開始まで14日/),
  ]);
  expect((await queue()).queryByRole('link', { name: /すべて見る/ })).not.toBeInTheDocument();
  expect(requests.map(({ call }) => call)).not.toContain('GET /order/todo');
});

test('of long lists it says that there may be more', async () => {
  renderPortal({
    session: signedIn({ features: [] }),
    api: { 'GET /order': ofLists({ unanswered: [order('橋梁補修工事', 14)] }, 2) },
  });
  expect(await items()).toHaveLength(1);
  expect((await queue()).getByText(/^ほかにもある場合があります。/)).toBeVisible();
});

test('an account that pays once a month has its bills in its own list', async () => {
  renderPortal({
    session: signedIn({ billingUnit: 'monthly', billingClosingDay: 20, features: [] }),
    api: { 'GET /monthly-billing': () => bills([bill('b', '造成工事', inDays(3))]) },
  });
  expect(await items()).toEqual([expect.stringContaining('造成工事')]);
});

test('each bill that is not downloaded is one item, by its due date', () => {
  const todos = billTodos([
    bill('late', '造成工事', '2026-12-31'),
    bill('soon', '造成工事', '2026-11-30'),
    bill('paid', '造成工事', '2026-10-31', '2026-11-01T00:00:00.000Z'),
    bill('nameless', null, '2026-11-29'),
  ]);
  expect(todos).toMatchObject([
    { date: '2026-11-29', count: 1, order: { id: '', name: '東京都江東区豊洲2丁目1-1' } },
    { date: '2026-11-30', order: { name: '造成工事' } },
    { date: '2026-12-31', order: { name: '造成工事' } },
  ]);
});
