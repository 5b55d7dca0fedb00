import { createHash } from 'node:crypto';
import { billings, issuedPdfs } from '@portal/lessee-api/database/schema/billing';
import { contracts } from '@portal/lessee-api/database/schema/contract';
import { monthlyBillings } from '@portal/lessee-api/database/schema/monthly-billing';
import { orders } from '@portal/lessee-api/database/schema/order';
import { addContract, addOrder } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer, callAs, START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { eq } from 'drizzle-orm';
import { createDeskCommands } from './commands.ts';
import { type DeskWorld, openDeskWorld, titlesOf } from './testing/desk-world.ts';

const TODAY = '2026-11-21T03:00:00.000Z';
const MONTHLY = { billingUnit: 'monthly', billingClosingDay: 20 } as const;
let world: DeskWorld;
beforeAll(async () => {
  world = await openDeskWorld(TODAY);
}, START_TIMEOUT);
beforeEach(async () => {
  world.clock.set(TODAY);
  await world.openDesk().step();
});
afterAll(() => world.close());

/** From 2026-11-01 to 2027-03-31, concluded in October. */
const contractOf = async (customer: Customer) =>
  addContract(world, await addOrder(world, customer), { createdAt: new Date('2026-10-15T03:00:00.000Z') });
const billsOf = async (contractId: string) =>
  (
    await world.database.db
      .select()
      .from(billings)
      .where(eq(billings.contractId, contractId))
      .orderBy(billings.startDate)
  ).map(({ startDate, billingDate }) => `${startDate} on ${billingDate}`);

test('several desks at once bill a contract once, and send one mail', async () => {
  const contract = await contractOf(await addCustomer(world));
  world.platform.mails.splice(0);
  await Promise.all(Array.from({ length: 4 }, () => world.openDesk().step()));
  expect(await billsOf(contract.id)).toEqual(['2026-11-01 on 2026-11-01']);
  expect(world.platform.mails).toHaveLength(1);
});

test('an account that cannot be billed does not hold up the others, and is tried again', async () => {
  const { db } = world.database;
  const broken = await contractOf(await addCustomer(world));
  const whole = await contractOf(await addCustomer(world));
  // More than the total's column can hold.
  await db
    .update(contracts)
    .set({ monthlyRent: 2_000_000_000, numberOfCars: 9_999 })
    .where(eq(contracts.id, broken.id));
  const desk = world.openDesk();
  world.deskLog.splice(0);
  await desk.step();
  expect(await billsOf(whole.id)).toHaveLength(1);
  expect(world.deskLog).toEqual([expect.objectContaining({ level: 'error', event: 'desk billing failed' })]);
  await db.update(contracts).set({ monthlyRent: 20_000, numberOfCars: 1 }).where(eq(contracts.id, broken.id));
  await desk.step();
  expect(await billsOf(broken.id)).toHaveLength(1);
});

describe('the PDF', () => {
  const savedDigest = (content: string) =>
    createHash('sha256')
      .update(Buffer.from([0xef, 0xbb, 0xbf]))
      .update(Buffer.from(content, 'base64'))
      .digest('hex');
  const renameAll = (accountId: string) =>
    world.database.db.update(orders).set({ name: '改称後の工事' }).where(eq(orders.accountId, accountId));

  test('of a bill is there before anybody downloads it: what is renamed afterwards is not in it', async () => {
    const customer = await addCustomer(world);
    await contractOf(customer);
    await world.openDesk().step();
    const [bill] = (await callAs(world, customer, 'listBillings', { query: {} })).answer.billings;
    expect(bill).toMatchObject({ sha256: expect.any(String), downloadedAt: null });
    await renameAll(customer.accountId);
    const params = { id: bill?.id ?? '' };
    const { content } = (await callAs(world, customer, 'downloadBilling', { params })).answer;
    expect(savedDigest(content)).toBe(bill?.sha256);
  });

  test.each([{}, MONTHLY])('comes before the mail about the bill: without it none is sent (%j)', async (account) => {
    await contractOf(await addCustomer(world, {}, account));
    world.platform.mails.splice(0);
    await world.openDesk(undefined, () => Promise.reject(new Error('no renderer'))).step();
    expect(world.platform.mails).toEqual([]);
    await world.openDesk().step();
    expect(world.platform.mails).toHaveLength(1);
  });

  test('of a consolidated bill is there, too, with those of its lines', async () => {
    const customer = await addCustomer(world, {}, MONTHLY);
    for (let count = 0; count < 2; count += 1) await contractOf(customer);
    await world.openDesk().step();
    const { billings: rows } = (await callAs(world, customer, 'listBillings', { query: {} })).answer;
    expect(rows.map(({ sha256 }) => typeof sha256)).toEqual(['string', 'string']);
    const [issued] = await world.database.db
      .select({ id: issuedPdfs.id, sha256: issuedPdfs.sha256 })
      .from(issuedPdfs)
      .innerJoin(monthlyBillings, eq(monthlyBillings.id, issuedPdfs.id))
      .where(eq(monthlyBillings.accountId, customer.accountId));
    await renameAll(customer.accountId);
    const params = { id: issued?.id ?? '' };
    const { content } = (await callAs(world, customer, 'downloadMonthlyBilling', { params })).answer;
    expect(savedDigest(content)).toBe(issued?.sha256);
  });
});

describe('a correction', () => {
  const lines = [
    { description: '駐車場利用料', quantity: 1, unitPrice: 10_009, taxPercent: 10 },
    { description: '飲料水', quantity: 1, unitPrice: 109, taxPercent: 8 },
  ];
  const commands = () => createDeskCommands(world);
  const month = { billingYear: '2026', billingMonth: '11' };

  test('is a new bill in the place of the old one, which keeps its number and its bytes; one of them counts', async () => {
    const customer = await addCustomer(world);
    await contractOf(customer);
    await world.openDesk().step();
    const list = async (query = {}) => (await callAs(world, customer, 'listBillings', { query })).answer;
    const download = async (id: string) =>
      (await callAs(world, customer, 'downloadBilling', { params: { id } })).answer.content;
    const [old] = (await list()).billings;
    if (!old) throw new Error('There is no bill.');
    const bytes = await download(old.id);

    const id = await commands().correct({ billingId: old.id, reason: '台数の変更', lines });
    const { billings: rows, monthTotalRent, pagination } = await list(month);
    expect([rows.map((row) => row.id), monthTotalRent, pagination.totalRecords]).toEqual([[id], 11_126, 1]);
    expect(rows[0]).toMatchObject({
      issuedAt: TODAY,
      downloadedAt: null,
      taxes: [
        { percent: 10, subtotal: 10_009, tax: 1_000 },
        { percent: 8, subtotal: 109, tax: 8 },
      ],
      corrects: {
        id: old.id,
        invoiceNumber: old.invoiceNumber,
        totalRent: old.totalRent,
        reason: '台数の変更',
        issuedAt: old.issuedAt,
      },
    });
    expect(rows[0]?.invoiceNumber).not.toBe(old.invoiceNumber);

    const both = await list({ ...month, withCorrected: 'true' });
    const byId = new Map(both.billings.map((row) => [row.id, row]));
    expect([byId.size, both.monthTotalRent]).toEqual([2, 11_126]);
    expect(byId.get(old.id)).toMatchObject({ correctedBy: { id, invoiceNumber: rows[0]?.invoiceNumber } });
    const byNumber = (await list({ invoiceNumber: old.invoiceNumber })).billings;
    expect(byNumber.map((row) => row.id)).toEqual([old.id]);

    expect(await download(old.id)).toBe(bytes);
    expect(await download(id)).not.toBe(bytes);
    const counts = (await callAs(world, customer, 'countBillings', { params: { year: '2026' } })).answer.data;
    expect(counts).toEqual([{ month: '11', countResult: 1 }]);
    const totals = (await callAs(world, customer, 'totalBillings', { query: month })).answer.data;
    expect(totals).toEqual([expect.objectContaining({ countResult: 1, totalRent: 11_126 })]);
    world.platform.mails.splice(0);
    await world.openDesk().step();
    expect(titlesOf(world.platform.mails)).toEqual(['訂正した請求書を発行しました']);
  });

  test('of a bill that nobody has downloaded leaves one that waits', async () => {
    const customer = await addCustomer(world);
    await contractOf(customer);
    await world.openDesk().step();
    const { billings: rows } = (await callAs(world, customer, 'listBillings', { query: {} })).answer;
    await commands().correct({ billingId: rows[0]?.id ?? '', reason: '台数の変更', lines });
    const counts = (await callAs(world, customer, 'getOrderProgress', { query: {} })).answer;
    expect([counts.notDownloadedBillCount, counts.notDownloadedBillingCount]).toEqual([1, 1]);
    const todo = (await callAs(world, customer, 'listTodos', { query: { kind: 'bill' } })).answer;
    expect(todo.data.map(({ bill }) => bill?.totalRent)).toEqual([11_126]);
  });

  test('is refused for an unknown bill, and for a corrected one', async () => {
    const refused = (billingId: string) => commands().correct({ billingId, reason: '変更', lines });
    await expect(refused('nobodysbill0000000')).rejects.toMatchObject({ status: 404 });
    const customer = await addCustomer(world);
    await contractOf(customer);
    await world.openDesk().step();
    const [first] = (await callAs(world, customer, 'listBillings', { query: {} })).answer.billings;
    await refused(first?.id ?? '');
    await expect(refused(first?.id ?? '')).rejects.toMatchObject({ status: 409 });
  });
});

describe('a correction in a closed month', () => {
  const linesOf = (unitPrice: number) => [{ description: '駐車場利用料', quantity: 1, unitPrice, taxPercent: 10 }];
  const correct = (billingId: string, reason: string, unitPrice: number) =>
    createDeskCommands(world).correct({ billingId, reason, lines: linesOf(unitPrice) });

  async function closedMonth() {
    const customer = await addCustomer(world, {}, MONTHLY);
    await contractOf(customer);
    await contractOf(customer);
    await world.openDesk().step();
    const params = { year: '2026', month: '11' };
    const query = { billingYear: '2026', billingMonth: '11' };
    return {
      customer,
      summary: async () => (await callAs(world, customer, 'getMonthlyBilling', { params })).answer,
      list: async (more = {}) =>
        (await callAs(world, customer, 'listMonthlyBillings', { query: { ...query, ...more } })).answer,
      download: async (id: string) =>
        (await callAs(world, customer, 'downloadMonthlyBilling', { params: { id } })).answer.content,
    };
  }

  test('makes another consolidated bill in the place of the old one, which keeps its bytes', async () => {
    const { summary, list, download } = await closedMonth();
    const [old, [line, other]] = [await summary(), (await list()).billings];
    if (!line || !other) throw new Error('There are no two bills.');
    expect(old).not.toHaveProperty('corrected');
    const bytes = await download(old.id);

    const id = await correct(line.id, '解約日の変更', 10_000);
    const { billings: rows, pagination } = await list();
    expect([rows.map((row) => row.id).sort(), pagination.totalRecords]).toEqual([[id, other.id].sort(), 2]);
    expect((await list({ withCorrected: 'true' })).billings).toHaveLength(3);
    const now = await summary();
    expect(now).toMatchObject({ year: 2026, month: 11, issuedAt: TODAY, totalRent: 11_000 + other.totalRent });
    expect([now.closingDate, now.paymentDueDate]).toEqual([old.closingDate, old.paymentDueDate]);
    expect(now.corrected).toEqual([
      {
        id: old.id,
        invoiceNumber: old.invoiceNumber,
        totalRent: line.totalRent + other.totalRent,
        reason: '解約日の変更',
        issuedAt: old.issuedAt,
        sha256: old.sha256,
      },
    ]);
    expect([now.id, now.invoiceNumber]).not.toEqual([old.id, old.invoiceNumber]);
    expect(await download(old.id)).toBe(bytes);
    // Also one that is made only now has the lines of then.
    await world.database.db.delete(issuedPdfs).where(eq(issuedPdfs.id, old.id));
    expect(await download(old.id)).toBe(bytes);
    expect(await download(now.id)).not.toBe(bytes);
    expect((await summary()).sha256).not.toBe(old.sha256);
  });

  test('again names both of the bills before, each with its own sum and reason', async () => {
    const { summary, list } = await closedMonth();
    const [line, other] = (await list()).billings;
    if (!line || !other) throw new Error('There are no two bills.');
    const first = await summary();
    const corrected = await correct(line.id, '解約日の変更', 10_000);
    const second = await summary();
    await correct(other.id, '台数の変更', 20_000);
    await correct(corrected, '日割りの変更', 5_000);
    const { totalRent, corrected: before = [] } = await summary();
    expect(totalRent).toBe(5_500 + 22_000);
    expect(before.map((each) => [each.reason, each.totalRent])).toEqual([
      ['日割りの変更', 11_000 + 22_000],
      ['台数の変更', 11_000 + other.totalRent],
      ['解約日の変更', line.totalRent + other.totalRent],
    ]);
    expect(before.slice(1).map((each) => each.id)).toEqual([second.id, first.id]);
  });

  test('of several bills at once is one after the other', async () => {
    const { customer, summary, list } = await closedMonth();
    for (let count = 0; count < 4; count += 1) await contractOf(customer);
    await world.openDesk().step();
    const lines = (await list()).billings;
    expect(lines).toHaveLength(6);
    await Promise.all(lines.map(({ id }) => correct(id, '解約日の変更', 10_000)));
    const { totalRent, corrected } = await summary();
    expect([totalRent, corrected?.length]).toEqual([66_000, 6]);
  });

  test('is told by mail, with the PDF there before, and takes the place of the old one among what is new', async () => {
    const { customer, summary, list } = await closedMonth();
    const [line] = (await list()).billings;
    await correct(line?.id ?? '', '解約日の変更', 10_000);
    expect(await summary()).not.toHaveProperty('sha256');
    world.platform.mails.splice(0);
    await world.openDesk().step();
    expect(titlesOf(world.platform.mails)).toEqual(['訂正した2026年11月分の合算請求書を発行しました']);
    const { id, sha256 } = await summary();
    expect(sha256).toEqual(expect.any(String));
    const news = (await callAs(world, customer, 'listNotifications', { query: {} })).answer.data;
    expect(news.filter(({ kind }) => kind === 'bill').map((row) => row.id)).toEqual([id]);
  });
});

describe('the next bill of a contract is announced for the day on which it comes', () => {
  test.each([
    ['each contract', {}],
    ['a month', MONTHLY],
  ] as const)('by %s', async (_, terms) => {
    const customer = await addCustomer(world, {}, terms);
    const { id } = await contractOf(customer);
    const next = async () => (await callAs(world, customer, 'getContract', { params: { id } })).answer.nextBillingDate;
    const announced: (string | null | undefined)[] = [];
    for (const day of ['2026-11-21', '2027-01-05', '2027-03-31']) {
      world.clock.set(`${day}T03:00:00.000Z`);
      await world.openDesk().step();
      announced.push(await next());
    }
    const isMonthly = 'billingUnit' in terms;
    expect(announced).toEqual(
      isMonthly ? ['2026-12-20', '2027-01-20', '2027-04-20'] : ['2026-12-01', '2027-02-01', null],
    );
    const dates = (await billsOf(id)).map((bill) => bill.slice(-10));
    expect(dates).toEqual(
      expect.arrayContaining(isMonthly ? ['2026-12-20', '2027-01-20'] : ['2026-12-01', '2027-02-01']),
    );
    world.clock.set('2027-04-01T03:00:00.000Z');
    expect(await next()).toBeNull();
  });
});

describe('billed ahead of time', () => {
  test('a contract gets its next bill with its future dates, and no second one that month', async () => {
    const customer = await addCustomer(world);
    const [contract, other] = [await contractOf(customer), await contractOf(customer)];
    await world.openDesk().step();
    expect(await world.commands.bill({ contractId: contract.id })).toHaveLength(1);
    const expected = ['2026-11-01 on 2026-11-01', '2026-12-01 on 2026-12-01'];
    expect([await billsOf(contract.id), await billsOf(other.id)]).toEqual([expected, expected.slice(0, 1)]);
    expect(titlesOf(await world.mailsOfStep())).toEqual(['請求書を発行しました']);
    world.clock.set('2026-12-01T03:00:00.000Z');
    await world.openDesk().step();
    expect([await billsOf(contract.id), await billsOf(other.id)]).toEqual([expected, expected]);
  });

  test('a monthly account gets the whole consolidated bill of the next closing date', async () => {
    const customer = await addCustomer(world, {}, MONTHLY);
    const [contract, other] = [await contractOf(customer), await contractOf(customer)];
    await world.openDesk().step();
    expect(await world.commands.bill({ contractId: contract.id })).toHaveLength(2);
    const expected = ['2026-11-01 on 2026-11-20', '2026-11-21 on 2026-12-20'];
    expect([await billsOf(contract.id), await billsOf(other.id)]).toEqual([expected, expected]);
    const consolidated = () =>
      world.database.db.$count(monthlyBillings, eq(monthlyBillings.accountId, customer.accountId));
    expect(await consolidated()).toBe(2);
    expect(titlesOf(await world.mailsOfStep())).toEqual(['2026年12月分の合算請求書を発行しました']);
    world.clock.set('2026-12-20T03:00:00.000Z');
    await world.openDesk().step();
    expect([await billsOf(other.id), await consolidated()]).toEqual([expected, 2]);
  });

  test('until every day is billed; an unknown contract is refused', async () => {
    const contract = await contractOf(await addCustomer(world));
    for (let times = 0; times < 5; times += 1) await world.commands.bill({ contractId: contract.id });
    expect(await billsOf(contract.id)).toHaveLength(5);
    await expect(world.commands.bill({ contractId: contract.id })).rejects.toMatchObject({ status: 409 });
    await expect(world.commands.bill({ contractId: contract.orderId })).rejects.toMatchObject({ status: 404 });
  });

  test('all at once: every contract gets one more bill', async () => {
    const [one, two] = [
      await contractOf(await addCustomer(world)),
      await contractOf(await addCustomer(world, {}, MONTHLY)),
    ];
    await world.openDesk().step();
    await world.commands.bill({});
    expect([await billsOf(one.id), await billsOf(two.id)].map(({ length }) => length)).toEqual([2, 2]);
  });
});

test('the mail about a consolidated bill goes to everybody with an order in it, and to nobody else', async () => {
  const sato = await addCustomer(world, {}, MONTHLY);
  const colleague = await addCustomer(world, { accountId: sato.accountId });
  await addCustomer(world, { accountId: sato.accountId });
  await contractOf(sato);
  await contractOf(sato);
  await contractOf(colleague);
  world.platform.mails.splice(0);
  await world.openDesk().step();
  const readers = world.platform.mails.map(({ to }) => to.split('@')[0] ?? '');
  expect(readers.sort()).toEqual([sato.contactId, colleague.contactId].sort());
});
