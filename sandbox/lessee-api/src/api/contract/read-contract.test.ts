import { newId } from '#database/id.ts';
import type { contracts } from '#database/schema/contract.ts';
import { searchText } from '#database/search-text.ts';
import { addContract, addOrder, optionBody } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const NOW = '2026-11-21T03:00:00.000Z';
const world = worldOfTests(NOW);
let tanaka: Customer;
beforeEach(async () => {
  world.clock.set(NOW);
  tanaka = await addCustomer(world, { department: '土木部', lastName: '田中', lastNameKana: 'タナカ' });
});

type Query = Parameters<typeof callAs<'listContracts'>>[3]['query'];
type Values = Partial<typeof contracts.$inferSelect>;
const list = async (query: Query = {}) => (await callAs(world, tanaka, 'listContracts', { query })).answer;
const read = (id: string) => callAs(world, tanaka, 'getContract', { params: { id } });
const names = async (query: Query = {}) => (await list(query)).data.map(({ parkingName }) => parkingName);
const add = async (values: Values = {}, customer = tanaka) =>
  addContract(world, await addOrder(world, customer), values);

test('a contract is listed, and read, with its parking lot, period, rent, contact and order [7.34]', async () => {
  const order = await addOrder(world, tanaka, { name: '豊洲タワー新築工事', numberOfCars: 3 });
  const entrance = '北側の道路から入り、右手の3番ゲートです。';
  const { id } = await addContract(world, order, { entrance });
  const expected = {
    id,
    usageStatus: 'duringUse',
    parkingName: '豊洲第一駐車場',
    parkingAddress: '東京都江東区豊洲2丁目1-1',
    entrance,
    location: { latitude: 35.65, longitude: 139.79 },
    startAt: '2026-10-31T15:00:00.000Z',
    endAt: '2027-03-31T14:59:59.999Z',
    monthlyRent: 20_000,
    numberOfCars: 3,
    contact: { id: tanaka.contactId, lastName: '田中', firstName: '太郎', department: '土木部' },
    order: { id: order.id, name: '豊洲タワー新築工事' },
    consultations: [],
  };
  expect((await list()).data).toEqual([expected]);
  // Nothing is billed yet.
  expect((await read(id)).answer).toEqual({ ...expected, nextBillingDate: '2026-11-21' });
});

test('a lot of which no entrance is known has none', async () => {
  const { id } = await add();
  expect((await read(id)).answer.entrance).toBeNull();
  await expect(add({ entrance: '' })).rejects.toThrow();
});

test('an unknown contract is not found [7.34]', async () => {
  expect((await read(newId())).status).toBe(404);
});

test('papers that are not concluded are not a contract yet [7.34, 9.7]', async () => {
  await addOrder(world, tanaka);
  expect(await list()).toEqual({
    data: [],
    sort: { usageStatus: null, parkingAddressSort: null, usagePeriodSort: null, accountNameSort: null },
    pagination: { pageSize: 100, pageIndex: 1, totalPages: 1, totalRecords: 0 },
  });
});

describe('the status of use', () => {
  const november = { startAt: new Date('2026-10-31T15:00:00.000Z'), endAt: new Date('2026-11-30T14:59:59.999Z') };

  test.each([
    ['2026-10-31T14:59:59.999Z', 'beforeUse'],
    ['2026-10-31T15:00:00.000Z', 'duringUse'],
    ['2026-11-30T14:59:59.999Z', 'duringUse'],
    ['2026-11-30T15:00:00.000Z', 'endOfUse'],
  ] as const)('at %s is %s for November, and only that filter finds it [4.19, 7.34]', async (now, expected) => {
    const { id } = await add(november);
    world.clock.set(now);
    expect((await read(id)).answer.usageStatus).toBe(expected);
    for (const usageStatusFilter of ['beforeUse', 'duringUse', 'endOfUse'] as const) {
      const { data, pagination } = await list({ usageStatusFilter });
      expect(data.map(({ usageStatus }) => usageStatus)).toEqual(usageStatusFilter === expected ? [expected] : []);
      expect(pagination.totalRecords).toBe(data.length);
    }
    expect((await list({ usageStatusFilter: 'all' })).data).toHaveLength(1);
  });
});

describe('sorted', () => {
  const day = (text: string) => new Date(`${text}T00:00:00.000Z`);
  beforeEach(async () => {
    const abe = await addCustomer(world, { accountId: tanaka.accountId, lastName: '渡邉', lastNameKana: 'アベ' });
    const lot = (parkingName: string, parkingAddress: string, from: string, to: string, customer = tanaka) =>
      add({ parkingName, parkingAddress, startAt: day(from), endAt: day(to) }, customer);
    await lot('during', 'C', '2026-11-01', '2026-12-31');
    await lot('after', 'A', '2026-01-01', '2026-01-31', abe);
    await lot('before', 'B', '2026-12-01', '2026-12-02');
    await lot('longer', 'B', '2026-11-01', '2027-01-31');
  });

  test.each([
    ['USAGE_STATUS', 'usageStatus', ['before', 'during', 'longer', 'after']],
    ['PARKING_ADDRESS', 'parkingAddressSort', ['after', 'longer', 'before', 'during']],
    ['USAGE_PERIOD', 'usagePeriodSort', ['after', 'during', 'longer', 'before']],
    ['ACCOUNT_NAME', 'accountNameSort', ['after', 'during', 'longer', 'before']],
  ] as const)('by %s, the answer says so in %s only [3.40, 3.41, 3.45, 7.34]', async (sortColumn, field, ascending) => {
    for (const sortDirection of ['ASC', 'DESC'] as const) {
      const { data, sort } = await list({ sortColumn, sortDirection });
      const expected = sortDirection === 'ASC' ? ascending : [...ascending].reverse();
      expect(data.map(({ parkingName }) => parkingName)).toEqual(expected);
      expect(sort).toEqual({
        usageStatus: null,
        parkingAddressSort: null,
        usagePeriodSort: null,
        accountNameSort: null,
        [field]: sortDirection,
      });
    }
  });

  test('by nothing: newest first, in either direction, and no column has a direction [3.42]', async () => {
    for (const query of [{}, { sortColumn: 'NONE', sortDirection: 'ASC' }] as const) {
      const { data, sort } = await list(query);
      expect(data).toHaveLength(4);
      expect(data[0]?.parkingName).toBe('before');
      expect(data.at(-1)?.parkingName).toBe('after');
      expect(new Set(Object.values(sort))).toEqual(new Set([null]));
    }
  });

  test('without a direction: descending [3.42]', async () => {
    const { sort } = await list({ sortColumn: 'USAGE_PERIOD' });
    expect(sort.usagePeriodSort).toBe('DESC');
  });
});

test.each(['NONE', 'USAGE_STATUS', 'PARKING_ADDRESS', 'USAGE_PERIOD', 'ACCOUNT_NAME'] as const)(
  'equal contracts sorted by %s are on exactly one page each [7.34]',
  async (sortColumn) => {
    for (let index = 0; index < 7; index += 1) await add();
    const pages = [];
    for (const pageNumber of ['1', '2', '3']) pages.push(await list({ sortColumn, pageSize: '3', pageNumber }));
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(7);
    expect(ids).toEqual((await list({ sortColumn })).data.map(({ id }) => id));
    expect(pages[2]?.pagination).toEqual({ pageSize: 3, pageIndex: 3, totalPages: 3, totalRecords: 7 });
  },
);

test('the filters by contact, department, status and keyword combine [6.6, 6.7, 7.34]', async () => {
  const mori = await addCustomer(world, { accountId: tanaka.accountId, department: '営業部' });
  const lot = (parkingName: string, customer: Customer, values: Values = {}) =>
    add({ parkingName, searchText: searchText(parkingName, '', ''), ...values }, customer);
  await lot('豊洲第一', tanaka);
  await lot('豊洲第二', mori);
  await lot('豊洲第三', mori, { endAt: new Date('2026-11-01T00:00:00.000Z') });
  await lot('晴海', mori);
  const found = async (query: Query) => (await names(query)).sort();
  expect(await found({ contactId: mori.contactId })).toEqual(['晴海', '豊洲第三', '豊洲第二']);
  expect(await found({ department: '土木部' })).toEqual(['豊洲第一']);
  expect(await found({ searchKeyword: '豊洲' })).toEqual(['豊洲第一', '豊洲第三', '豊洲第二']);
  const all = { contactId: mori.contactId, department: '営業部', searchKeyword: '豊洲' };
  expect(await found({ ...all, usageStatusFilter: 'duringUse' })).toEqual(['豊洲第二']);
  expect(await found({ ...all, department: '土木部' })).toEqual([]);
  expect(await found({ contactId: 'ALL', department: 'ALL' })).toHaveLength(4);
  expect((await list({ ...all, pageSize: '1' })).pagination.totalRecords).toBe(2);
});

test.each([
  ['第一', 1],
  ['豊洲2丁目', 1],
  ['ﾀﾜｰ', 1],
  ['第一 ﾀﾜｰ', 1],
  ['駐車場東京都', 0],
  ['%', 0],
  ['_', 0],
])(
  'the keyword %j finds %i: name and address of the parking lot, name of the order [7.34]',
  async (searchKeyword, count) => {
    await add();
    expect(await names({ searchKeyword })).toHaveLength(count);
  },
);

test.each([{ pageSize: '101' }, { usageStatusFilter: 'used' }, { sortColumn: 'RENT' }, { sortDirection: 'up' }])(
  '%j is refused [7.34]',
  async (query) => {
    const { status, body } = await callAs(world, tanaka, 'listContracts', { query: query as Query });
    expect([status, body]).toMatchObject([400, { issues: [{ path: Object.keys(query)[0] }] }]);
  },
);

describe('an application about a contract', () => {
  const apply = (contractId: string, values: Parameters<typeof optionBody>[0] = {}, customer = tanaka) =>
    callAs(world, customer, 'createOption', {
      body: { ...optionBody(values), consultation: { contractId, kind: 'extend' } },
    });
  const consultations = async (id: string) => (await read(id)).answer.consultations;

  test('is told with the contract, in the list too, until it is cancelled', async () => {
    const [{ id }, other] = [await add(), await add()];
    const option = (await apply(id)).answer;
    const expected = { id: option.id, kind: 'extend', progress: 'accepted', expectedReplyDate: null };
    expect(await consultations(id)).toEqual([expected]);
    expect(await consultations(other.id)).toEqual([]);
    const listed = (await list()).data.map((contract) => [contract.id, contract.consultations]);
    expect(new Map(listed as [string, unknown][])).toEqual(
      new Map<string, unknown>([
        [id, [expected]],
        [other.id, []],
      ]),
    );
    await callAs(world, tanaka, 'cancelOption', { params: { id: option.id } });
    expect(await consultations(id)).toEqual([]);
  });

  test('stays with it when its content changes', async () => {
    const { id } = await add();
    const option = (await apply(id)).answer;
    const body = optionBody({ others: '3月末まで' });
    await callAs(world, tanaka, 'updateOption', { params: { id: option.id }, body });
    expect(await consultations(id)).toMatchObject([{ id: option.id }]);
  });

  test('cannot be about another company’s contract, or about an unknown one', async () => {
    const { id } = await add();
    const stranger = await addCustomer(world);
    for (const contractId of [id, newId()]) {
      const { status, body } = await apply(contractId, {}, stranger);
      expect([status, body]).toMatchObject([400, { issues: [{ path: 'consultation.contractId' }] }]);
    }
    expect(await consultations(id)).toEqual([]);
  });
});

test.each([
  ['2026-11-21T14:59:59.999Z', true],
  ['2026-12-21T14:59:59.999Z', true],
  ['2026-12-21T15:00:00.000Z', false],
])('a contract that ends at %s is ending soon on 21 November: %s', async (end, isFound) => {
  await add({ endAt: new Date(end) });
  await add({ startAt: new Date('2026-12-01T00:00:00.000Z'), endAt: new Date('2026-12-02T00:00:00.000Z') });
  await add({ endAt: new Date('2026-11-20T00:00:00.000Z') });
  const { data, pagination } = await list({ usageStatusFilter: 'endingSoon' });
  expect(data).toHaveLength(isFound ? 1 : 0);
  expect(pagination.totalRecords).toBe(data.length);
});

test('those that are ending soon begin with the nearest end', async () => {
  for (const day of ['12-10', '11-25', '12-01'])
    await add({ parkingName: day, endAt: new Date(`2026-${day}T00:00:00Z`) });
  expect(await names({ usageStatusFilter: 'endingSoon' })).toEqual(['11-25', '12-01', '12-10']);
});

test('by its order, with the other conditions, and never another company’s', async () => {
  const [order, other] = [await addOrder(world, tanaka), await addOrder(world, tanaka)];
  await addContract(world, order, { parkingName: '利用中' });
  await addContract(world, order, { parkingName: '終了', endAt: new Date('2026-11-01T00:00:00.000Z') });
  await addContract(world, other, { parkingName: '別の現場' });
  const foreign = await addOrder(world, await addCustomer(world));
  await addContract(world, foreign);
  expect((await names({ orderId: order.id })).sort()).toEqual(['利用中', '終了']);
  expect(await names({ orderId: order.id, usageStatusFilter: 'duringUse' })).toEqual(['利用中']);
  for (const orderId of [foreign.id, newId(), '']) expect(await names({ orderId })).toEqual([]);
});
