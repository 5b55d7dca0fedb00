import { billings } from '@portal/lessee-api/database/schema/billing';
import { contracts } from '@portal/lessee-api/database/schema/contract';
import { monthlyBillings } from '@portal/lessee-api/database/schema/monthly-billing';
import { addContract, addOrder } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer, START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { eq } from 'drizzle-orm';
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
