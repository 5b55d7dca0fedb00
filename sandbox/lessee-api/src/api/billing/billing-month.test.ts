import fc from 'fast-check';
import { addBilling, addContract, addOrder } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeEach(async () => {
  tanaka = await addCustomer(world);
});

const counts = async (year: string, customer = tanaka) =>
  (await callAs(world, customer, 'countBillings', { params: { year } })).answer.data;
const addBills = async (dates: string[], customer = tanaka) => {
  const contract = await addContract(world, await addOrder(world, customer));
  for (const billingDate of dates) await addBilling(world, contract, { billingDate, paymentDueDate: '2029-12-31' });
};

test('the months with bills are counted, latest first, as text [3.36, 7.37, 9.21]', async () => {
  await addBills(['2026-01-01', '2026-12-31', '2026-09-30', '2026-10-01', '2026-12-01', '2025-12-31', '2027-01-01']);
  expect(await counts('2026')).toEqual([
    { month: '12', countResult: 2 },
    { month: '10', countResult: 1 },
    { month: '9', countResult: 1 },
    { month: '1', countResult: 1 },
  ]);
});

test('a year without bills has no months, and another company’s bills are not counted [7.37, 1.2]', async () => {
  await addBills(['2026-11-01'], await addCustomer(world));
  expect(await counts('2026')).toEqual([]);
});

test('29 February belongs to its month [7.37]', async () => {
  await addBills(['2028-02-29', '2028-02-28', '2028-03-01']);
  expect(await counts('2028')).toEqual([
    { month: '3', countResult: 1 },
    { month: '2', countResult: 2 },
  ]);
});

test.each(['26', '02026', '20266', '2026.0', 'this', '1999', '2101'])('%s is not a year [7.37]', async (year) => {
  const { status, body } = await callAs(world, tanaka, 'countBillings', { params: { year } });
  expect([status, body]).toMatchObject([400, { issues: [{ path: 'year' }] }]);
});

test('the counts are the totals of the lists of those months, whatever the data [7.37, 7.38]', async () => {
  const date = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  await fc.assert(
    fc.asyncProperty(fc.array(date, { maxLength: 12 }), async (dates) => {
      const customer = await addCustomer(world);
      await addBills(
        dates.map((day) => day.toISOString().slice(0, 10)),
        customer,
      );
      for (const year of ['2026', '2027', '2028']) {
        const counted = new Map((await counts(year, customer)).map(({ month, countResult }) => [month, countResult]));
        for (let month = 1; month <= 12; month += 1) {
          const query = { billingYear: year, billingMonth: String(month), pageSize: '1' };
          const { pagination } = (await callAs(world, customer, 'listBillings', { query })).answer;
          expect(counted.get(String(month)) ?? 0).toBe(pagination.totalRecords);
        }
      }
    }),
    { numRuns: 8, seed: 20261121 },
  );
}, 120_000);
