import { createHash } from 'node:crypto';
import { addDays } from '@portal/platform/text';
import { brand } from '@portal/platform/text/brand';
import { eq, inArray } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { accounts } from '#database/schema/account.ts';
import { billings } from '#database/schema/billing.ts';
import { monthlyBillings } from '#database/schema/monthly-billing.ts';
import { orders } from '#database/schema/order.ts';
import { closingDate } from '../core/billing-period.ts';
import { addBilling, addContract, addMonthlyBilling, addOrder } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();
let sato: Customer;
beforeEach(async () => {
  sato = await addCustomer(world, {}, { billingUnit: 'monthly', billingClosingDay: 20 });
});

type Query = Parameters<typeof callAs<'listMonthlyBillings'>>[3]['query'];
const list = async (query: Query = {}) => (await callAs(world, sato, 'listMonthlyBillings', { query })).answer;
const summary = (year: string, month: string) => callAs(world, sato, 'getMonthlyBilling', { params: { year, month } });
const counts = async (year: string) =>
  (await callAs(world, sato, 'countMonthlyBillings', { params: { year }, query: {} })).answer.data;
const contractOf = async (customer = sato) => addContract(world, await addOrder(world, customer));

/** The bills of a closing date, and the consolidated bill that lists them. */
async function addClosing(closing: string, rents: number[], customer = sato) {
  const contract = await contractOf(customer);
  const monthly = await addMonthlyBilling(world, customer, closing);
  const bills = [];
  for (const totalRent of rents) {
    const { paymentDueDate } = monthly;
    const values = { billingDate: closing, paymentDueDate, totalRent, monthlyBillingId: monthly.id };
    bills.push(await addBilling(world, contract, values));
  }
  return { monthly, bills };
}

describe('an account that is billed by contract', () => {
  test.each([
    ['listMonthlyBillings', {}],
    ['listMonthlyBillings', { query: { billingClosingDay: '20' } }],
    ['countMonthlyBillings', { params: { year: '2026' } }],
    ['getMonthlyBilling', { params: { year: '2026', month: '11' } }],
    ['downloadMonthlyBilling', { params: { id: 'A'.repeat(18) } }],
  ] as const)('has no consolidated bills: %s %j is not found [1.3, 7.40, 7.41, 7.42, 7.43]', async (name, input) => {
    const tanaka = await addCustomer(world);
    expect((await send(world, tanaka, name, input)).status).toBe(404);
  });
});

test('another closing day than the account’s is refused, its own may be left out [7.40, 7.42]', async () => {
  for (const billingClosingDay of ['19', '31']) {
    const query = { billingClosingDay };
    for (const reply of [
      await callAs(world, sato, 'listMonthlyBillings', { query }),
      await callAs(world, sato, 'countMonthlyBillings', { params: { year: '2026' }, query }),
    ]) {
      expect([reply.status, reply.body]).toMatchObject([400, { issues: [{ path: 'billingClosingDay' }] }]);
    }
  }
  expect((await callAs(world, sato, 'listMonthlyBillings', { query: { billingClosingDay: '20' } })).status).toBe(200);
  expect((await callAs(world, sato, 'listMonthlyBillings', { query: {} })).status).toBe(200);
});

test('the list has the same bills, page by page, without a total of the month [7.40, 3.35]', async () => {
  await addClosing('2026-11-20', [100, 20, 3]);
  const query = { billingYear: '2026', billingMonth: '11', sortColumn: 'TOTAL_RENT', sortDirection: 'ASC' } as const;
  const reply = await callAs(world, sato, 'listMonthlyBillings', { query: { ...query, pageSize: '2' } });
  expect(reply.answer.billings.map(({ totalRent }) => totalRent)).toEqual([3, 20]);
  expect(Object.keys(reply.body as object)).toEqual(['billings', 'pagination']);
  const { answer } = await callAs(world, sato, 'listBillings', { query: { ...query, pageSize: '2' } });
  expect(reply.answer).toEqual({ billings: answer.billings, pagination: answer.pagination });
  expect(answer.monthTotalRent).toBe(123);
});

test('a search across months finds the same bills', async () => {
  const { bills } = await addClosing('2026-11-20', [100, 20]);
  await addClosing('2026-10-20', [3]);
  const [downloaded] = bills;
  await callAs(world, sato, 'downloadBilling', { params: { id: downloaded?.id ?? '' } });
  const rents = async (query: Query) =>
    (await list({ ...query, sortColumn: 'TOTAL_RENT', sortDirection: 'ASC' })).billings.map(
      ({ totalRent }) => totalRent,
    );
  expect(await rents({ billingDateFrom: '2026-10-20', billingDateTo: '2026-11-19' })).toEqual([3]);
  expect(await rents({ totalRentFrom: '20' })).toEqual([20, 100]);
  expect(await rents({ downloadStatus: 'downloaded' })).toEqual([100]);
  expect(await rents({ downloadStatus: 'notDownloaded' })).toEqual([3, 20]);
});

test('a consolidated bill is the sum of its bills, with its dates [7.41, 3.37]', async () => {
  const { monthly } = await addClosing('2026-11-20', [22_000, 33_001]);
  await addClosing('2026-10-20', [1]);
  expect((await summary('2026', '11')).answer).toEqual({
    id: monthly.id,
    year: 2026,
    month: 11,
    totalRent: 55_001,
    closingDate: '2026-11-20',
    paymentDueDate: '2026-12-31',
    invoiceNumber: monthly.number,
    issuer: { name: brand.company, registrationNumber: 'T9234567890123' },
    issuedAt: monthly.issuedAt.toISOString(),
  });
});

test('the consolidated bill has the digest of its file, as soon as that is made', async () => {
  const { monthly } = await addClosing('2026-11-20', [100]);
  const { content } = (await callAs(world, sato, 'downloadMonthlyBilling', { params: { id: monthly.id } })).answer;
  const file = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(content, 'base64')]);
  const digest = createHash('sha256').update(file).digest('hex');
  expect((await summary('2026', '11')).answer.sha256).toBe(digest);
});

test('sums beyond 32 bits are added up, and a consolidated bill without bills is 0', async () => {
  await addClosing('2026-11-20', [2_000_000_000, 2_000_000_000]);
  await addClosing('2026-10-20', []);
  expect((await summary('2026', '11')).answer.totalRent).toBe(4_000_000_000);
  expect((await summary('2026', '10')).answer.totalRent).toBe(0);
});

test('a month that is not closed yet may have bills, but has no consolidated bill [7.41]', async () => {
  await addBilling(world, await contractOf(), { billingDate: '2026-11-20' });
  expect((await summary('2026', '11')).status).toBe(404);
  expect((await list({ billingYear: '2026', billingMonth: '11' })).billings).toHaveLength(1);
});

test.each([
  ['26', '11'],
  ['02026', '11'],
  ['2026', '0'],
  ['2026', '13'],
  ['2026', 'x'],
  ['1999', '1'],
])('%s-%s is not a month [7.41]', async (year, month) => {
  expect((await summary(year, month)).status).toBe(400);
});

describe('the month of a bill', () => {
  const closingDays = [20, 28, 29, 30, 31];
  const months = ['2026', '2027', '2028'].flatMap((year) =>
    [1, 2, 3, 12].map((month) => ({ year, month: String(month) })),
  );

  test.each(closingDays)(
    'with closing day %i: list, counts and consolidated bill agree, even in February [7.40, 7.41, 7.42]',
    async (billingClosingDay) => {
      sato = await addCustomer(world, {}, { billingUnit: 'monthly', billingClosingDay });
      const expected = new Map<string, { ids: string[]; total: number }>();
      for (const [index, { year, month }] of months.entries()) {
        const rents = Array.from({ length: (index + 1) % 3 }, (_, position) => 1_000 * (index + 1) + position);
        const { bills } = await addClosing(closingDate(Number(year), Number(month), billingClosingDay), rents);
        const total = rents.reduce((sum, rent) => sum + rent, 0);
        expected.set(`${year}-${month}`, { ids: bills.map(({ id }) => id).sort(), total });
      }
      for (const { year, month } of months) {
        const { billings: rows, pagination } = await list({ billingYear: year, billingMonth: month });
        const { ids, total } = expected.get(`${year}-${month}`) ?? {};
        expect(rows.map(({ id }) => id).sort()).toEqual(ids);
        expect((await summary(year, month)).answer.totalRent).toBe(total);
        const counted = (await counts(year)).find((each) => each.month === month)?.countResult ?? 0;
        expect(counted).toBe(pagination.totalRecords);
      }
      expect((await counts('2028')).map(({ month }) => month)).toEqual(
        ['12', '3', '2', '1'].filter((month) => expected.get(`2028-${month}`)?.ids.length),
      );
    },
  );

  test('is enforced by the database: a bill carries the closing date of its consolidated bill', async () => {
    const { monthly } = await addClosing('2026-11-20', []);
    const values = { monthlyBillingId: monthly.id, paymentDueDate: monthly.paymentDueDate };
    const contract = await contractOf();
    await expect(addBilling(world, contract, { ...values, billingDate: '2026-12-01' })).rejects.toThrow();
    await addBilling(world, contract, { ...values, billingDate: '2026-11-20' });
    await expect(
      world.database.db
        .update(billings)
        .set({ billingDate: addDays('2026-11-20', 1) })
        .where(eq(billings.monthlyBillingId, monthly.id)),
    ).rejects.toThrow();
  });

  test('is enforced by the database: a consolidated bill’s month is the month of its closing date', async () => {
    const { monthly } = await addClosing('2026-11-20', []);
    const change = world.database.db
      .update(monthlyBillings)
      .set({ month: 10 })
      .where(eq(monthlyBillings.id, monthly.id));
    await expect(change).rejects.toThrow();
  });
});

test('fixed parts of a path come before the year and the month [7.42, 7.43]', async () => {
  const { monthly } = await addClosing('2026-11-20', [1]);
  const get = async (path: string) => {
    const headers = { Authorization: `Bearer ${sato.token}` };
    return (await world.app.request(`/monthly-billing/${path}`, { headers })).json();
  };
  expect(await get('monthly/2026')).toEqual({ data: [{ month: '11', countResult: 1 }] });
  expect(await get(`downloaded-pdf/${monthly.id}`)).toMatchObject({ name: '合算請求書_2026年11月' });
  expect(await get('2026/11')).toMatchObject({ id: monthly.id });
});

describe('the download', () => {
  const download = (id: string, customer = sato) => send(world, customer, 'downloadMonthlyBilling', { params: { id } });

  test('is a PDF with the bill’s name, may not be cached, and marks none of its bills [7.43]', async () => {
    const { monthly, bills } = await addClosing('2026-11-20', [22_000, 22_000]);
    const response = await download(monthly.id);
    const answer = (await response.json()) as { name: string; content: string };
    const pdf = Buffer.from(answer.content, 'base64');
    expect([response.status, answer.name]).toEqual([200, '合算請求書_2026年11月']);
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const ids = bills.map(({ id }) => id);
    const rows = await world.database.db.select().from(billings).where(inArray(billings.id, ids));
    expect(rows.map(({ downloadedAt }) => downloadedAt)).toEqual([null, null]);
  });

  test('has the same bytes a year later, whatever was renamed meanwhile', async () => {
    const { monthly, bills } = await addClosing('2026-11-20', [22_000]);
    const content = async () => ((await (await download(monthly.id)).json()) as { content: string }).content;
    const first = await content();
    const { db } = world.database;
    const inAccount = eq(orders.accountId, sato.accountId);
    expect(await db.update(orders).set({ name: '別の現場' }).where(inAccount).returning()).toHaveLength(bills.length);
    await db.update(accounts).set({ companyName: '別の会社' }).where(eq(accounts.id, sato.accountId));
    world.clock.set('2027-11-21T03:00:00.000Z');
    const second = await content();
    world.clock.set('2026-11-21T03:00:00.000Z');
    expect(second).toBe(first);
  });

  test('of a month without bills is still a letter', async () => {
    const { monthly } = await addClosing('2026-11-20', []);
    expect((await download(monthly.id)).status).toBe(200);
  });

  test('of an unknown one, of another company’s, and of a single bill is not found [7.43, 1.2]', async () => {
    const { monthly, bills } = await addClosing('2026-11-20', [1]);
    const stranger = await addCustomer(world, {}, { billingUnit: 'monthly', billingClosingDay: 20 });
    expect((await download(newId())).status).toBe(404);
    expect((await download(monthly.id, stranger)).status).toBe(404);
    expect((await download(bills[0]?.id ?? '')).status).toBe(404);
    expect((await callAs(world, stranger, 'getMonthlyBilling', { params: { year: '2026', month: '11' } })).status).toBe(
      404,
    );
  });
});
