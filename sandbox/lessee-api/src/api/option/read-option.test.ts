import { searchText } from '#database/search-text.ts';
import { addOption, optionBody } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world, { department: '土木部' });
});

type Query = Parameters<typeof callAs<'listOptions'>>[3]['query'];
const list = async (query: Query = {}) => (await callAs(world, tanaka, 'listOptions', { query })).answer;
const names = async (query: Query = {}) => (await list(query)).data.map(({ name }) => name);

test('the newest application comes first, cancelled ones included; each on exactly one page [7.32]', async () => {
  for (const [index, day] of ['21', '23', '22'].entries()) {
    const createdAt = new Date(`2026-11-${day}T00:00:00.000Z`);
    await addOption(world, tanaka, { name: `${index}`, createdAt, cancelledAt: index === 1 ? createdAt : null });
  }
  expect(await names()).toEqual(['1', '2', '0']);
  expect((await list()).data.map(({ status }) => status)).toEqual(['cancelled', 'accepted', 'accepted']);

  // Four more with the same time, between the others.
  const createdAt = new Date('2026-11-22T00:00:00.000Z');
  for (const name of ['a', 'b', 'c', 'd']) await addOption(world, tanaka, { name, createdAt });
  const pages = [];
  for (const pageNumber of ['1', '2', '3', '4']) pages.push(await list({ pageSize: '3', pageNumber }));
  const inPages = pages.flatMap(({ data }) => data.map(({ name }) => name));
  expect(inPages).toEqual(await names());
  expect(inPages).toHaveLength(7);
  expect(new Set(inPages).size).toBe(7);
  expect(pages[2]?.pagination).toEqual({ pageSize: 3, pageIndex: 3, totalPages: 3, totalRecords: 7 });
  expect(pages[3]?.data).toEqual([]);
});

test('without applications there is one empty page of 100 [7.32, 9.7]', async () => {
  expect(await list()).toEqual({
    data: [],
    pagination: { pageSize: 100, pageIndex: 1, totalPages: 1, totalRecords: 0 },
  });
});

test.each([
  { pageSize: '101' },
  { pageSize: '0' },
  { pageNumber: '0' },
  { pageNumber: '-1' },
  { orderBy: 'name' },
  { optionStatusFilter: 'open' },
  { requestService: 'drone' },
])('%j is refused [7.32]', async (query) => {
  const { status, body } = await callAs(world, tanaka, 'listOptions', { query: query as Query });
  expect([status, body]).toMatchObject([400, { issues: [{ path: Object.keys(query)[0] }] }]);
});

describe('the filters', () => {
  let mori: Customer;
  beforeEach(async () => {
    mori = await addCustomer(world, { accountId: tanaka.accountId, department: '営業部' });
    const kato = await addCustomer(world, { accountId: tanaka.accountId, department: '営業部' });
    const create = (customer: Customer, body: Parameters<typeof optionBody>[0]) =>
      callAs(world, customer, 'createOption', { body: optionBody(body) });
    await create(tanaka, { name: '豊洲 道路使用許可' });
    await create(mori, { name: '豊洲 除草', province: '大阪府', district: '大阪市北区', street: '梅田1-1' });
    await create(kato, { name: '晴海 除草' });
  });

  test('by contact, department and keyword combine; ALL and empty ones have no effect [7.32, 6.6, 6.7]', async () => {
    const sorted = async (query: Query) => (await names(query)).sort();
    expect(await sorted({ contactId: mori.contactId })).toEqual(['豊洲 除草']);
    expect(await sorted({ department: '営業部' })).toEqual(['晴海 除草', '豊洲 除草']);
    expect(await sorted({ searchKeyword: '豊洲' })).toEqual(['豊洲 道路使用許可', '豊洲 除草']);
    expect(await sorted({ department: '営業部', searchKeyword: '豊洲' })).toEqual(['豊洲 除草']);
    expect(await sorted({ department: '土木部', contactId: mori.contactId })).toEqual([]);
    expect(await sorted({ department: 'ALL', contactId: 'ALL', searchKeyword: ' ' })).toHaveLength(3);
    expect(await sorted({ department: '', contactId: '' })).toHaveLength(3);
    expect((await list({ department: '営業部', pageSize: '1' })).pagination.totalRecords).toBe(2);
  });

  test('newest first, whichever billing unit the portal still believes in [7.32]', async () => {
    const newestFirst = { orderType: 'desc', orderBy: 'createdAt' } as const;
    const all = await names({});
    expect(all).toHaveLength(3);
    for (const billingUnit of ['everyContract', 'monthly'] as const)
      expect(await names({ ...newestFirst, billingUnit })).toEqual(all);
  });

  test('by state and by service, alone, together and with the others', async () => {
    const later = { receivedAt: world.clock.now() };
    await addOption(world, tanaka, {
      name: '回答あり',
      ...later,
      answeredAt: world.clock.now(),
      requestService: ['weed'],
    });
    const cancelledAt = world.clock.now();
    await addOption(world, tanaka, { name: '取り消し', ...later, answeredAt: cancelledAt, cancelledAt });
    await addOption(world, tanaka, { name: '回答前に取り消し', cancelledAt });
    await addOption(world, tanaka, { name: '完了', ...later, answeredAt: cancelledAt, doneAt: cancelledAt });
    const sorted = async (query: Query) => (await names(query)).sort();
    const three = ['晴海 除草', '豊洲 道路使用許可', '豊洲 除草'];
    expect(await sorted({ optionStatusFilter: 'reviewing' })).toEqual(three);
    expect(await sorted({ optionStatusFilter: 'answered' })).toEqual(['回答あり']);
    expect(await sorted({ optionStatusFilter: 'cancelled' })).toEqual(['取り消し', '回答前に取り消し'].sort());
    expect(await sorted({ optionStatusFilter: 'done' })).toEqual(['完了']);
    expect(await sorted({ withoutEnded: 'true' })).toEqual(['回答あり', ...three].sort());
    expect(await sorted({ withoutEnded: 'true', optionStatusFilter: 'cancelled' })).toEqual([]);
    expect(await sorted({ optionStatusFilter: 'all' })).toHaveLength(7);
    expect(await sorted({ requestService: 'weed' })).toEqual(['回答あり']);
    expect(await sorted({ requestService: 'weed', optionStatusFilter: 'reviewing' })).toEqual([]);
    expect(await sorted({ requestService: 'guard', optionStatusFilter: 'reviewing', department: '営業部' })).toEqual([
      '晴海 除草',
      '豊洲 除草',
    ]);
    expect((await list({ optionStatusFilter: 'reviewing', pageSize: '1' })).pagination.totalRecords).toBe(3);
  });

  test('by another company’s contact or department find nothing [1.2]', async () => {
    const stranger = await addCustomer(world, { department: '他社の部' });
    await addOption(world, stranger);
    expect(await names({ requestService: 'guard', optionStatusFilter: 'reviewing' })).toHaveLength(3);
    expect(await names({ contactId: stranger.contactId })).toEqual([]);
    expect(await names({ department: '他社の部' })).toEqual([]);
  });
});

test.each([
  ['髙﨑', ['髙﨑ビル']],
  ['高崎', []],
  ['ﾋﾞﾙ', ['髙﨑ビル']],
  ['東京都江東', ['髙﨑ビル']],
  ['ビル 豊洲', ['髙﨑ビル']],
  ['ビル東京都', []],
  ['１００％', ['100%_\\設備']],
  ['_', ['100%_\\設備']],
  ['\\', ['100%_\\設備']],
  ["' or 1=1 --", []],
])('the keyword %j finds %j, in name and address [7.32]', async (searchKeyword, expected) => {
  await addOption(world, tanaka, { name: '髙﨑ビル', searchText: searchText('髙﨑ビル', '東京都江東区豊洲') });
  await addOption(world, tanaka, { name: '100%_\\設備', searchText: searchText('100%_\\設備', '') });
  expect(await names({ searchKeyword })).toEqual(expected);
});

describe('what has happened to an application', () => {
  const historyOf = async (id: string) => {
    const { answer } = await callAs(world, tanaka, 'getOption', { params: { id } });
    return answer.history?.map(({ kind, at, by, changes = [] }) => [kind, at, by?.id ?? null, ...changes]);
  };

  test('is told with its times, the colleague who did it, and what of it was changed', async () => {
    const mori = await addCustomer(world, { accountId: tanaka.accountId });
    const body = optionBody({ name: '記録のある申請' });
    world.clock.set('2026-11-21T03:00:00.000Z');
    const { id } = (await callAs(world, tanaka, 'createOption', { body })).answer;
    world.clock.set('2026-11-22T03:00:00.000Z');
    const change = { others: '午前中に', usingStartTime: '2026-12-01', usingEndTime: '2026-12-10' };
    await callAs(world, mori, 'updateOption', { params: { id }, body: { ...body, ...change } });
    world.clock.set('2026-11-23T03:00:00.000Z');
    await callAs(world, mori, 'cancelOption', { params: { id } });
    expect(await historyOf(id)).toEqual([
      ['submitted', '2026-11-21T03:00:00.000Z', tanaka.contactId],
      ['changed', '2026-11-22T03:00:00.000Z', mori.contactId, 'period', 'remarks'],
      ['cancelled', '2026-11-23T03:00:00.000Z', mori.contactId],
    ]);
  });

  test('names nobody for what the provider did, and for what was done before it was kept', async () => {
    const at = (day: number) => new Date(`2026-11-${day}T00:00:00.000Z`);
    const stamps = { createdAt: at(11), receivedAt: at(12), answeredAt: at(13), cancelledAt: at(14) };
    const { id } = await addOption(world, tanaka, stamps);
    expect(await historyOf(id)).toEqual([
      ['submitted', '2026-11-11T00:00:00.000Z', tanaka.contactId],
      ['received', '2026-11-12T00:00:00.000Z', null],
      ['answered', '2026-11-13T00:00:00.000Z', null],
      ['cancelled', '2026-11-14T00:00:00.000Z', null],
    ]);
  });

  test('says when all of it was done', async () => {
    const at = (day: number) => new Date(`2026-11-${day}T00:00:00.000Z`);
    const { id } = await addOption(world, tanaka, { createdAt: at(11), answeredAt: at(13), doneAt: at(14) });
    expect((await historyOf(id))?.map(([kind]) => kind)).toEqual(['submitted', 'answered', 'done']);
  });

  test('gives its progress and the day of the answer, in the list too, which has no history', async () => {
    const received = { receivedAt: world.clock.now(), expectedReplyOn: '2026-12-02' };
    await addOption(world, tanaka, { name: '確認中', ...received });
    const answeredAt = world.clock.now();
    await addOption(world, tanaka, { name: '回答あり', ...received, answeredAt });
    await addOption(world, tanaka, { name: '完了', ...received, answeredAt, doneAt: answeredAt });
    const rows = (await list()).data.map(({ name, progress, expectedReplyDate }) => [
      name,
      progress,
      expectedReplyDate,
    ]);
    expect(rows).toContainEqual(['確認中', 'reviewing', '2026-12-02']);
    expect(rows).toContainEqual(['回答あり', 'answered', '2026-12-02']);
    expect(rows).toContainEqual(['完了', 'done', '2026-12-02']);
    expect((await list()).data.some((row) => 'history' in row)).toBe(false);
  });
});
