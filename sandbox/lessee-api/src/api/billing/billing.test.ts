import { createHash } from 'node:crypto';
import { brand } from '@portal/platform/text/brand';
import { eq } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { accounts, contacts } from '#database/schema/account.ts';
import { billings } from '#database/schema/billing.ts';
import { orders } from '#database/schema/order.ts';
import { addBilling, addContract, addOrder } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from '../testing/world.ts';

const world = worldOfTests('2026-11-21T03:00:00.000Z');
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world, { department: '土木部', lastName: '田中', lastNameKana: 'タナカ' });
});

type Query = Parameters<typeof callAs<'listBillings'>>[3]['query'];
const list = async (query: Query = {}) => (await callAs(world, tanaka, 'listBillings', { query })).answer;
const contractOf = async (customer = tanaka) => addContract(world, await addOrder(world, customer));

test('a bill is listed with its contract, lot, order, contact and dates [3.34, 7.38]', async () => {
  const order = await addOrder(world, tanaka);
  const contract = await addContract(world, order);
  const bill = await addBilling(world, contract);
  expect((await list()).billings).toEqual([
    {
      id: bill.id,
      contractId: contract.id,
      name: '請求書_2026年11月_豊洲第一駐車場',
      parkingAddress: '東京都江東区豊洲2丁目1-1',
      parkingName: contract.parkingName,
      order: { id: order.id, name: order.name },
      invoiceNumber: bill.number,
      issuer: { name: brand.company, registrationNumber: 'T9234567890123' },
      taxes: [{ percent: 10, subtotal: 20_000, tax: 2_000 }],
      issuedAt: '2026-10-31T15:00:00.000Z',
      startDate: '2026-11-01',
      endDate: '2026-11-30',
      totalRent: 22_000,
      billingDate: '2026-11-01',
      paymentDueDate: '2026-11-30',
      contact: { id: tanaka.contactId, lastName: '田中', firstName: '太郎', department: '土木部' },
      downloadedAt: null,
    },
  ]);
});

test('the total of the month is over all filtered bills, not only the page [3.34, 7.38]', async () => {
  const contract = await contractOf();
  for (const totalRent of [100, 20, 3]) await addBilling(world, contract, { totalRent });
  await addBilling(world, contract, { totalRent: 9_999, billingDate: '2026-10-31', name: '十月' });
  const page = await list({ pageSize: '2', pageNumber: '2', billingYear: '2026', billingMonth: '11' });
  expect(page.billings).toHaveLength(1);
  expect(page.monthTotalRent).toBe(123);
  expect(page.pagination).toEqual({ pageSize: 2, pageIndex: 2, totalPages: 2, totalRecords: 3 });
});

describe('a search across months', () => {
  const found = async (query: Query) => (await list(query)).billings.map(({ name }) => name).sort();
  beforeEach(async () => {
    const contract = await contractOf();
    const bills = [
      ['a', '2025-12-01', '2025-12-31', 5_000, null, 'K2025-12-0001'],
      ['b', '2026-10-01', '2026-10-31', 50_000, new Date(), 'K2026-10-0002'],
      ['c', '2026-11-01', '2026-12-31', 80_000, null, 'K2026-11-0003'],
    ] as const;
    for (const [name, billingDate, paymentDueDate, totalRent, downloadedAt, number] of bills)
      await addBilling(world, contract, {
        name,
        billingDate,
        paymentDueDate,
        totalRent,
        downloadedAt,
        number: `${number}-${newId()}`,
      });
    await addBilling(world, await contractOf(await addCustomer(world)), { name: 'of a stranger' });
  });

  /** Of a colleague in another department, in Osaka: one below 50,000 yen and one above. */
  async function addBillsOfMori() {
    const mori = await addCustomer(world, { accountId: tanaka.accountId, department: '営業部' });
    const contract = await contractOf(mori);
    const parkingAddress = '大阪府大阪市北区1-1';
    await addBilling(world, contract, { name: 'd', parkingAddress, totalRent: 49_999 });
    await addBilling(world, contract, { name: 'e', parkingAddress, totalRent: 60_000 });
    return mori;
  }

  test.each<[Query, string[]]>([
    [{}, ['a', 'b', 'c']],
    [{ billingDateFrom: '2026-10-01' }, ['b', 'c']],
    [{ billingDateTo: '2026-10-01' }, ['a', 'b']],
    [{ billingDateFrom: '2025-12-01', billingDateTo: '2025-12-01' }, ['a']],
    [{ billingDateFrom: '2026-11-30', billingDateTo: '2026-10-01' }, []],
    [{ paymentDueDateFrom: '2026-10-31', paymentDueDateTo: '2026-12-30' }, ['b']],
    [{ totalRentFrom: '50000' }, ['b', 'c']],
    [{ totalRentFrom: '0', totalRentTo: '50000' }, ['a', 'b']],
    [{ invoiceNumber: ' k2026-1 ' }, ['b', 'c']],
    [{ invoiceNumber: 'K2025_12' }, []],
    [{ downloadStatus: 'notDownloaded' }, ['a', 'c']],
    [{ downloadStatus: 'downloaded' }, ['b']],
    [{ downloadStatus: 'notDownloaded', totalRentFrom: '6000', billingDateFrom: '2026-01-01' }, ['c']],
    [{ downloadStatus: 'notDownloaded', billingYear: '2026', billingMonth: '11' }, ['c']],
  ])('%j finds %j', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  test.each<[Query, string[]]>([
    [{ department: '営業部' }, ['e']],
    [{ department: '土木部' }, ['b', 'c']],
    [{ searchKeyword: '大阪' }, ['e']],
    [{ searchKeyword: '東京' }, ['b', 'c']],
    [{ department: '土木部', searchKeyword: '大阪' }, []],
  ])('a range and %j find %j', async (query, names) => {
    await addBillsOfMori();
    expect(await found({ totalRentFrom: '50000', ...query })).toEqual(names);
  });

  test('a range and a person find the bills of both', async () => {
    const mori = await addBillsOfMori();
    expect(await found({ totalRentFrom: '50000', contactId: mori.contactId })).toEqual(['e']);
    expect(await found({ totalRentFrom: '50000', contactId: tanaka.contactId })).toEqual(['b', 'c']);
  });

  test('has its total, and home counts what waits for a download', async () => {
    expect(await list({ downloadStatus: 'notDownloaded' })).toMatchObject({
      monthTotalRent: 85_000,
      pagination: { totalRecords: 2 },
    });
    const progress = async (query: object) => (await callAs(world, tanaka, 'getOrderProgress', { query })).answer;
    expect((await progress({})).notDownloadedBillCount).toBe(2);
    expect((await progress({ department: '土木部' })).notDownloadedBillCount).toBe(2);
    expect((await progress({ department: '建築部' })).notDownloadedBillCount).toBe(0);
  });
});

test('the totals by site and department come to the total of the list, with the same filters', async () => {
  const mori = await addCustomer(world, { accountId: tanaka.accountId, department: null });
  const siteOf = async (customer: Customer, name: string) =>
    addContract(world, await addOrder(world, customer, { name }));
  const [first, second, third] = [
    await siteOf(tanaka, '豊洲ビル'),
    await siteOf(tanaka, '豊洲ビル'),
    await siteOf(mori, '芝公園'),
  ];
  await addBilling(world, first, { totalRent: 100 });
  await addBilling(world, second, { totalRent: 20 });
  await addBilling(world, third, { totalRent: 3 });
  await addBilling(world, third, { totalRent: 7_000, billingDate: '2026-10-31' });
  await addBilling(world, await contractOf(await addCustomer(world)), { name: 'of a stranger' });
  const totals = async (query: Query) => (await callAs(world, tanaka, 'totalBillings', { query })).answer.data;
  const month = { billingYear: '2026', billingMonth: '11' };
  const ofToyosu = { siteName: '豊洲ビル', department: '土木部', countResult: 2, totalRent: 120 };
  const ofShiba = { siteName: '芝公園', department: null, countResult: 1, totalRent: 3 };
  expect(await totals(month)).toEqual(expect.arrayContaining([ofToyosu, ofShiba]));
  for (const query of [month, {}, { totalRentFrom: '100' }, { department: '土木部' }, { searchKeyword: '東京' }]) {
    const { monthTotalRent, pagination } = await list(query);
    const rows = await totals(query);
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
    expect([sum(({ totalRent }) => totalRent), sum(({ countResult }) => countResult)]).toEqual([
      monthTotalRent,
      pagination.totalRecords,
    ]);
  }
});

test('bills of one site are as many as its totals say, and of no other account', async () => {
  const mori = await addCustomer(world, { accountId: tanaka.accountId, department: null });
  const stranger = await addCustomer(world);
  const bills = [
    [tanaka, '豊洲ビル', 100],
    [mori, '豊洲ビル', 20],
    [tanaka, '豊洲ビル別館', 3],
    [stranger, '豊洲ビル', 7_000],
  ] as const;
  for (const [customer, name, totalRent] of bills)
    await addBilling(world, await addContract(world, await addOrder(world, customer, { name })), { totalRent });
  const query = { siteName: '豊洲ビル' };
  const found = await list(query);
  expect([found.monthTotalRent, found.pagination.totalRecords]).toEqual([120, 2]);
  const { data } = (await callAs(world, tanaka, 'totalBillings', { query })).answer;
  expect(data.map(({ siteName, countResult }) => [siteName, countResult])).toEqual([
    ['豊洲ビル', 1],
    ['豊洲ビル', 1],
  ]);
  for (const siteName of ['豊洲', '豊洲ビ%', '']) expect((await list({ siteName })).pagination.totalRecords).toBe(0);
});

test('the bills of one contract, and of no other customer’s', async () => {
  const [one, other] = [await contractOf(), await contractOf()];
  const stranger = await contractOf(await addCustomer(world));
  const bill = await addBilling(world, one);
  await addBilling(world, other);
  await addBilling(world, stranger);
  expect((await list({ contractId: one.id })).billings.map(({ id }) => id)).toEqual([bill.id]);
  for (const contractId of [stranger.id, 'nobodyscontract000']) {
    expect((await list({ contractId })).pagination.totalRecords).toBe(0);
  }
});

test('the bills of one order, of all its contracts, and of no other customer’s', async () => {
  const order = await addOrder(world, tanaka);
  const bills = [await addContract(world, order), await addContract(world, order)].map((one) => addBilling(world, one));
  const ids = (await Promise.all(bills)).map(({ id }) => id).sort();
  await addBilling(world, await contractOf());
  const stranger = await contractOf(await addCustomer(world));
  await addBilling(world, stranger);
  expect((await list({ orderId: order.id })).billings.map(({ id }) => id).sort()).toEqual(ids);
  for (const orderId of [stranger.orderId, newId(), '']) expect((await list({ orderId })).billings).toEqual([]);
});

test('without bills the total is 0', async () => {
  expect(await list()).toMatchObject({ billings: [], monthTotalRent: 0, pagination: { totalPages: 1 } });
});

test('totals beyond 32 bits are added up', async () => {
  const contract = await contractOf();
  for (let index = 0; index < 3; index += 1) await addBilling(world, contract, { totalRent: 2_000_000_000 });
  expect((await list()).monthTotalRent).toBe(6_000_000_000);
});

test.each([
  [{ billingYear: '2026', billingMonth: '12' }, ['2026-12-01', '2026-12-31']],
  [{ billingYear: '2026', billingMonth: '1' }, ['2026-01-01']],
  [{ billingYear: '2026' }, ['2026-01-01', '2026-12-01', '2026-12-31']],
  [{ billingMonth: '12' }, ['2025-12-31', '2026-12-01', '2026-12-31']],
  [{}, ['2025-12-31', '2026-01-01', '2026-12-01', '2026-12-31', '2027-01-01']],
])('%j has the bills dated %j [7.38]', async (query, expected) => {
  const contract = await contractOf();
  for (const billingDate of ['2025-12-31', '2026-01-01', '2026-12-01', '2026-12-31', '2027-01-01']) {
    await addBilling(world, contract, { billingDate, paymentDueDate: '2027-02-01' });
  }
  const dates = (await list(query)).billings.map(({ billingDate }) => billingDate);
  expect(dates.sort()).toEqual(expected);
});

describe('sorted', () => {
  beforeEach(async () => {
    const abe = await addCustomer(world, { accountId: tanaka.accountId, lastName: '渡邉', lastNameKana: 'アベ' });
    const [a, b] = [await contractOf(), await contractOf(abe)];
    const bill = (contract: typeof a, name: string, values: Partial<typeof billings.$inferSelect>) =>
      addBilling(world, contract, { name, ...values });
    await bill(a, '1', {
      parkingAddress: 'C',
      startDate: '2026-11-02',
      totalRent: 1_000,
      billingDate: '2026-11-03',
      paymentDueDate: '2026-12-01',
    });
    await bill(a, '2', {
      parkingAddress: 'A',
      startDate: '2026-11-03',
      totalRent: 200,
      billingDate: '2026-11-01',
      paymentDueDate: '2026-12-03',
    });
    await bill(b, '3', {
      parkingAddress: 'B',
      startDate: '2026-11-01',
      totalRent: 90,
      billingDate: '2026-11-02',
      paymentDueDate: '2026-12-02',
    });
  });

  test.each([
    ['PARKING_ADDRESS', '231'],
    ['USAGE_PERIOD', '312'],
    ['TOTAL_RENT', '321'],
    ['BILLING_DATE', '231'],
    ['PAYMENT_DUE_DATE', '132'],
  ] as const)('by %s: %s, and the other way round [3.44, 7.38]', async (sortColumn, ascending) => {
    const order = async (sortDirection: 'ASC' | 'DESC') =>
      (await list({ sortColumn, sortDirection })).billings.map(({ name }) => name).join('');
    expect(await order('ASC')).toBe(ascending);
    expect(await order('DESC')).toBe([...ascending].reverse().join(''));
  });

  test('by ACCOUNT_NAME uses the reading of the name [3.44]', async () => {
    const { billings: rows } = await list({ sortColumn: 'ACCOUNT_NAME', sortDirection: 'ASC' });
    expect(rows.map(({ contact }) => contact.lastName)).toEqual(['渡邉', '田中', '田中']);
  });

  test('by nothing: the newest bill first, in either direction [3.42]', async () => {
    for (const query of [{}, { sortColumn: 'NONE', sortDirection: 'ASC' }] as const) {
      expect((await list(query)).billings.map(({ name }) => name).join('')).toBe('132');
    }
  });
});

test('the filters by contact, department and keyword [6.6, 6.7, 7.38]', async () => {
  const mori = await addCustomer(world, { accountId: tanaka.accountId, department: '営業部' });
  await addBilling(world, await contractOf(), { name: '請求書_豊洲', parkingAddress: '東京都江東区' });
  await addBilling(world, await contractOf(mori), { name: '請求書_ＡＢＣ', parkingAddress: '大阪府100%' });
  const names = async (query: Query) => (await list(query)).billings.map(({ name }) => name);
  expect(await names({ contactId: mori.contactId })).toEqual(['請求書_ＡＢＣ']);
  expect(await names({ department: '土木部' })).toEqual(['請求書_豊洲']);
  expect(await names({ searchKeyword: 'abc' })).toEqual(['請求書_ＡＢＣ']);
  expect(await names({ searchKeyword: '0%' })).toEqual(['請求書_ＡＢＣ']);
  expect(await names({ searchKeyword: '江東 請求書' })).toEqual(['請求書_豊洲']);
  expect(await names({ contactId: 'ALL', department: 'ALL' })).toHaveLength(2);
  expect((await list({ department: '土木部' })).monthTotalRent).toBe(22_000);
});

describe('the download', () => {
  const downloadedAt = async (id: string) =>
    (await world.database.db.select().from(billings).where(eq(billings.id, id)))[0]?.downloadedAt;

  test('is a PDF with the bill’s name, counts as downloaded once, and may not be cached [7.39]', async () => {
    const bill = await addBilling(world, await contractOf());
    const { answer } = await callAs(world, tanaka, 'downloadBilling', { params: { id: bill.id } });
    const pdf = Buffer.from(answer.content, 'base64');
    expect(answer.name).toBe(bill.name);
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(pdf.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
    expect(await downloadedAt(bill.id)).toEqual(world.clock.now());

    world.clock.set('2026-11-22T03:00:00.000Z');
    const again = await send(world, tanaka, 'downloadBilling', { params: { id: bill.id } });
    world.clock.set('2026-11-21T03:00:00.000Z');
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(await downloadedAt(bill.id)).toEqual(world.clock.now());
  });

  test('has the same bytes a year later, whatever was renamed meanwhile, and the list says its digest', async () => {
    const order = await addOrder(world, tanaka);
    const bill = await addBilling(world, await addContract(world, order));
    const download = async () =>
      Buffer.from(
        (await callAs(world, tanaka, 'downloadBilling', { params: { id: bill.id } })).answer.content,
        'base64',
      );
    const digest = async () => (await list()).billings.map(({ sha256 }) => sha256);
    expect(await digest()).toEqual([undefined]);
    const first = await download();
    const { db } = world.database;
    await db.update(orders).set({ name: '別の現場' }).where(eq(orders.id, order.id));
    await db.update(contacts).set({ department: '別の部署' }).where(eq(contacts.id, tanaka.contactId));
    await db.update(accounts).set({ companyName: '別の会社' }).where(eq(accounts.id, tanaka.accountId));
    world.clock.set('2027-11-21T03:00:00.000Z');
    const second = await download();
    world.clock.set('2026-11-21T03:00:00.000Z');
    expect(second.equals(first)).toBe(true);
    // The portal writes a byte-order mark before the PDF [4.34].
    const saved = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), first]);
    expect(await digest()).toEqual([createHash('sha256').update(saved).digest('hex')]);
  });

  test('that is asked for twice at once is one file', async () => {
    const bill = await addBilling(world, await contractOf());
    const download = () => callAs(world, tanaka, 'downloadBilling', { params: { id: bill.id } });
    const [one, other] = await Promise.all([download(), download()]);
    expect(one.answer.content).toBe(other.answer.content);
  });

  test('removes the order from the list of bills not downloaded yet [7.28, 7.39]', async () => {
    const contract = await contractOf();
    const [first, second] = [await addBilling(world, contract), await addBilling(world, contract)];
    const left = async () =>
      (await callAs(world, tanaka, 'getOrderProgress', { query: {} })).answer.notDownloadedBillingCount;
    const counts = [await left()];
    for (const { id } of [first, second]) {
      await callAs(world, tanaka, 'downloadBilling', { params: { id } });
      counts.push(await left());
    }
    expect(counts).toEqual([1, 1, 0]);
  });

  test('of an unknown bill is not found [7.39]', async () => {
    expect((await callAs(world, tanaka, 'downloadBilling', { params: { id: newId() } })).status).toBe(404);
  });
});
