import { ORDER_STATUSES, type OrderSortColumn } from '@portal/contract/order';
import { newId } from '#database/id.ts';
import { addBilling, addContract, addEstimate, addOrder } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const world = worldOfTests('2026-11-21T03:00:00.000Z');
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
});

const list = async (query: Parameters<typeof callAs<'listOrders'>>[3]['query'] = {}) =>
  (await callAs(world, tanaka, 'listOrders', { query })).answer;
const namesOf = async (query: Parameters<typeof list>[0]) => (await list(query)).data.map(({ name }) => name);

describe('the list', () => {
  test('has the newest orders first, in pages that together contain each order once [7.20, 3.13]', async () => {
    for (let index = 0; index < 7; index += 1) {
      // The same time for all: the id then decides, so that no order is on two pages.
      await addOrder(world, tanaka, { name: `現場${index}` });
    }
    const newest = await addOrder(world, tanaka, { createdAt: new Date('2026-11-21T03:00:00.001Z') });
    const pages = [];
    for (const pageNumber of ['1', '2', '3', '4']) pages.push(await list({ pageSize: '3', pageNumber }));
    expect(pages.map(({ data }) => data.length)).toEqual([3, 3, 2, 0]);
    expect(pages[0]?.data[0]?.id).toBe(newest.id);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(8);
    expect(pages[1]?.pagination).toEqual({ pageSize: 3, pageIndex: 2, totalPages: 3, totalRecords: 8 });
  });

  test.each([{}, { searchKeyword: '現場' }])(
    'is sorted by period, creation or name, and still paged, with %j',
    async (keyword) => {
      const made = [
        ['現場い', '2026-12-01', '2026-11-03'],
        ['現場あ', '2026-12-05', '2026-11-01'],
        ['現場う', '2026-12-01', '2026-11-02'],
      ] as const;
      for (const [name, startDate, createdAt] of made)
        await addOrder(world, tanaka, { name, startDate, endDate: '2026-12-31', createdAt: new Date(createdAt) });
      await addOrder(world, await addCustomer(world), { name: '現場え' });
      const sorted = (sortColumn: OrderSortColumn, sortDirection: 'ASC' | 'DESC') =>
        namesOf({ ...keyword, sortColumn, sortDirection });
      expect(await sorted('NAME', 'ASC')).toEqual(['現場あ', '現場い', '現場う']);
      expect(await sorted('NAME', 'DESC')).toEqual(['現場う', '現場い', '現場あ']);
      expect(await sorted('CREATED_AT', 'ASC')).toEqual(['現場あ', '現場う', '現場い']);
      expect((await sorted('USAGE_PERIOD', 'DESC'))[0]).toBe('現場あ');
      const pages = [];
      for (const pageNumber of ['1', '2', '3'])
        pages.push(...(await namesOf({ ...keyword, sortColumn: 'USAGE_PERIOD', pageSize: '1', pageNumber })));
      expect(new Set(pages).size).toBe(3);
      expect(pages).toEqual(await namesOf({ ...keyword, sortColumn: 'USAGE_PERIOD' }));
    },
  );

  test('without orders has one empty page of up to a hundred [3.13, 9.7]', async () => {
    expect(await list()).toEqual({
      data: [],
      pagination: { pageSize: 100, pageIndex: 1, totalPages: 1, totalRecords: 0 },
    });
  });

  test('is the customer’s own, whichever billing unit the portal still believes in [7.20]', async () => {
    await addOrder(world, tanaka, { name: '豊洲' });
    for (const billingUnit of ['everyContract', 'monthly'] as const)
      expect(await list({ billingUnit })).toEqual(await list());
  });

  test('counts the estimates of each order by status [7.20]', async () => {
    const order = await addOrder(world, tanaka);
    for (const status of ['unanswered', 'unanswered', 'rejected', 'accepted', 'aborted'] as const) {
      await addEstimate(world, order, { status });
    }
    await addContract(world, order);
    const [row] = (await list()).data;
    expect(row?.estimates).toEqual({ total: 6, unanswered: 2, rejected: 1, accepted: 1, contracted: 1, aborted: 1 });
  });

  test('shows an unknown automobile type as it is', async () => {
    await addOrder(world, tanaka, { automobileType: 'CRANE_25T' });
    expect((await list()).data[0]?.automobileType).toBe('CRANE_25T');
  });
});

describe('the keyword', () => {
  const names = ['豊洲ABCタワー新築工事', '髙﨑ビル改修工事（㈱髙島建設）', 'ﾊﾝｶｸﾋﾞﾙ 100%_\\設備', '𠮷野家前 橋梁補修'];
  beforeEach(async () => {
    for (const [index, name] of names.entries()) {
      await addOrder(world, tanaka, { name, address: `東京都江東区豊洲${index}丁目` });
    }
  });

  test.each([
    ['豊洲abc', [0]],
    ['ＡＢＣ', [0]],
    ['新築', [0]],
    ['築新', []],
    ['髙﨑', [1]],
    ['高崎', []],
    ['(株)髙島', [1]],
    ['㈱', [1]],
    ['ハンカクビル', [2]],
    ['ﾊﾝｶｸ', [2]],
    ['𠮷', [3]],
    ['%', [2]],
    ['_', [2]],
    ['\\', [2]],
    ['100%_\\', [2]],
    ['0%設', []],
    ['江東区', [0, 1, 2, 3]],
    ['豊洲　橋梁', [3]],
    ['3丁目 𠮷野', [3]],
    ['1丁目 橋梁', []],
    ['工事東京都', []],
    ['  新築  ', [0]],
    ['', [0, 1, 2, 3]],
    ["' or 1=1 --", []],
  ])('%j finds the orders %j, in name and address, every word [7.20]', async (searchKeyword, expected) => {
    const found = await namesOf({ searchKeyword });
    expect(found.sort()).toEqual(expected.map((index) => names[index]).sort());
  });
});

describe('the filters', () => {
  test('by status find what the filter’s name says [4.18]', async () => {
    const unanswered = await addOrder(world, tanaka, { name: '未回答' });
    await addEstimate(world, unanswered);
    const uncontracted = await addOrder(world, tanaka, { name: '未契約' });
    await addEstimate(world, uncontracted, { status: 'accepted' });
    const billed = await addOrder(world, tanaka, { name: '未ダウンロード' });
    await addBilling(world, await addContract(world, billed));
    const downloaded = await addOrder(world, tanaka, { name: 'ダウンロード済み' });
    await addBilling(world, await addContract(world, downloaded), { downloadedAt: world.clock.now() });

    expect(await namesOf({ orderStatusFilter: 'unanswered' })).toEqual(['未回答']);
    expect(await namesOf({ orderStatusFilter: 'uncontracted' })).toEqual(['未契約']);
    expect(await namesOf({ orderStatusFilter: 'notDownloadedBilling' })).toEqual(['未ダウンロード']);
    expect(await namesOf({ orderStatusFilter: 'all' })).toHaveLength(4);
  });

  test('not expired means that the last day is today in Tokyo or later [7.20]', async () => {
    for (const endDate of ['2026-11-20', '2026-11-21', '2026-11-22']) {
      await addOrder(world, tanaka, { name: endDate, startDate: '2026-11-01', endDate });
    }
    const names = () => namesOf({ parkingUsageDateFilter: 'notExpired' });
    expect((await names()).sort()).toEqual(['2026-11-21', '2026-11-22']);
    world.clock.set('2026-11-21T15:00:00.000Z');
    expect(await names()).toEqual(['2026-11-22']);
    world.clock.set('2026-11-21T03:00:00.000Z');
  });

  test('by contact and department narrow the list, ALL does not [6.6, 6.7]', async () => {
    const { accountId } = tanaka;
    const yamada = await addCustomer(world, { accountId, department: '土木部' });
    const mori = await addCustomer(world, { accountId, department: '土木部' });
    await addOrder(world, tanaka, { name: '田中' });
    await addOrder(world, yamada, { name: '山田' });
    await addOrder(world, mori, { name: '森' });
    expect(await namesOf({ contactId: yamada.contactId })).toEqual(['山田']);
    expect((await namesOf({ department: '土木部' })).sort()).toEqual(['山田', '森']);
    expect(await namesOf({ contactId: tanaka.contactId, department: '土木部' })).toEqual([]);
    expect(await namesOf({ contactId: 'ALL', department: 'all' })).toHaveLength(3);
    expect(await namesOf({ contactId: '', department: '' })).toHaveLength(3);
  });

  test('can be combined [7.20]', async () => {
    for (const name of ['豊洲A', '豊洲B', '芝公園A']) {
      const order = await addOrder(world, tanaka, { name, address: '東京都' });
      if (name !== '豊洲B') await addEstimate(world, order);
    }
    expect(await namesOf({ searchKeyword: '豊洲', orderStatusFilter: 'unanswered' })).toEqual(['豊洲A']);
  });

  test('by another company’s contact or department find nothing [1.2]', async () => {
    const stranger = await addCustomer(world, { department: '他社' });
    await addOrder(world, stranger);
    await addOrder(world, tanaka);
    expect(await namesOf({ contactId: stranger.contactId })).toEqual([]);
    expect(await namesOf({ department: '他社' })).toEqual([]);
  });
});

describe('the status of an order is the first that applies of', () => {
  const ended = { startDate: '2026-11-01', endDate: '2026-11-20' };
  test.each([
    ['closed', ended, ['unanswered', 'accepted', 'contracted']],
    ['closed', { ...ended, isSearchStopped: true }, []],
    ['searchStopped', { isSearchStopped: true }, ['unanswered', 'accepted', 'contracted']],
    ['unanswered', {}, ['unanswered', 'accepted', 'contracted', 'aborted']],
    ['uncontracted', {}, ['accepted', 'contracted', 'rejected']],
    ['contracted', {}, ['contracted', 'rejected', 'aborted']],
    ['waitingQuote', {}, []],
    ['searching', {}, ['rejected', 'aborted']],
    ['searching', {}, ['aborted']],
  ] as const)('%s: %j with estimates %j', async (expected, values, statuses) => {
    const order = await addOrder(world, tanaka, values);
    for (const status of statuses) await addEstimate(world, order, { status });
    expect((await list()).data[0]?.status).toBe(expected);
    expect(ORDER_STATUSES).toContain(expected);
    expect((await callAs(world, tanaka, 'getOrder', { params: { id: order.id } })).answer.status).toBe(expected);
  });

  test('an order is not closed on its last day', async () => {
    await addOrder(world, tanaka, { startDate: '2026-11-01', endDate: '2026-11-21' });
    expect((await list()).data[0]?.status).toBe('waitingQuote');
  });
});

test('an unknown order is not found [7.21]', async () => {
  for (const id of [newId(), 'x', '../user', '%']) {
    expect((await callAs(world, tanaka, 'getOrder', { params: { id } })).status).toBe(404);
  }
});
