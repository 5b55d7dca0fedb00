import type { TodoKindFilter } from '@portal/contract/todo';
import { addBilling, addContract, addEstimate, addOrder, addPapers } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from '../testing/world.ts';

const world = worldOfTests('2026-11-27T03:00:00.000Z');

type RequestQuery = { [name: string]: string | undefined };
const todosOf = async (customer: Customer, query: RequestQuery = {}) =>
  (await callAs(world, customer, 'listTodos', { query })).answer;

/** Two orders with all that can wait, and one of which nothing does. */
async function addWork(customer: Customer) {
  const site = await addOrder(world, customer, { name: '臨海副都心 橋梁補修工事', startDate: '2026-12-11' });
  await addEstimate(world, site, { monthlyRent: 15_000, minutesOnFoot: 9 });
  await addEstimate(world, site, { monthlyRent: 18_000, minutesOnFoot: 4 });
  await addEstimate(world, site, { monthlyRent: 1, minutesOnFoot: 1, status: 'rejected' });
  const plant = await addOrder(world, customer, { name: '種市浄水場耐震補強工事', startDate: '2026-12-01' });
  const accepted = await addEstimate(world, plant, { status: 'accepted', parkingName: '種市駅前駐車場' });
  await addPapers(world, accepted);
  const contract = await addContract(world, plant);
  const bill = { billingDate: '2026-11-01', startDate: '2026-11-01', endDate: '2026-11-30' };
  const late = await addBilling(world, contract, { ...bill, paymentDueDate: '2026-12-31' });
  const soon = await addBilling(world, contract, { ...bill, paymentDueDate: '2026-11-30' });
  await addBilling(world, contract, { ...bill, paymentDueDate: '2026-11-10', downloadedAt: world.clock.now() });
  await addContract(world, await addOrder(world, customer, { startDate: '2026-11-01' }));
  return { site, plant, late, soon };
}

test('what waits is listed by date, with what there is to know: orders with estimates or papers, and each bill', async () => {
  const tanaka = await addCustomer(world);
  const { site, plant, soon, late } = await addWork(tanaka);
  const none = { lowestRent: null, shortestWalk: null, parkingName: null, bill: null };
  expect(await todosOf(tanaka)).toEqual({
    data: [
      {
        ...none,
        kind: 'bill',
        order: { id: plant.id, name: plant.name },
        date: '2026-11-30',
        count: 1,
        bill: { id: soon.id, billingDate: '2026-11-01', totalRent: soon.totalRent, invoiceNumber: soon.number },
      },
      {
        ...none,
        kind: 'papers',
        order: { id: plant.id, name: plant.name },
        date: '2026-12-01',
        count: 1,
        parkingName: '種市駅前駐車場',
      },
      {
        ...none,
        kind: 'estimates',
        order: { id: site.id, name: site.name },
        date: '2026-12-11',
        count: 2,
        lowestRent: 15_000,
        shortestWalk: 4,
      },
      {
        ...none,
        kind: 'bill',
        order: { id: plant.id, name: plant.name },
        date: '2026-12-31',
        count: 1,
        bill: { id: late.id, billingDate: '2026-11-01', totalRent: late.totalRent, invoiceNumber: late.number },
      },
    ],
    pagination: { pageIndex: 1, pageSize: 100, totalPages: 1, totalRecords: 4 },
  });
});

test('a kind, a page and the page past the end', async () => {
  const tanaka = await addCustomer(world);
  await addWork(tanaka);
  for (const [kind, number] of [
    ['estimates', 1],
    ['papers', 1],
    ['bill', 2],
  ] as const) {
    const { data, pagination } = await todosOf(tanaka, { kind });
    expect(data.map((one) => one.kind)).toEqual(Array.from({ length: number }, () => kind));
    expect(pagination.totalRecords).toBe(number);
  }
  const page = async (pageNumber: string) => {
    const { data, pagination } = await todosOf(tanaka, { pageSize: '2', pageNumber });
    return [data.map(({ kind }) => kind), pagination.totalRecords];
  };
  expect(await page('2')).toEqual([['estimates', 'bill'], 4]);
  expect(await page('3')).toEqual([[], 4]);
});

test('there are as many of each kind as home counts, for everybody, a person and a department', async () => {
  const tanaka = await addCustomer(world, { department: '土木部' });
  const yamada = await addCustomer(world, { accountId: tanaka.accountId, department: '建築部' });
  await addWork(tanaka);
  await addWork(yamada);
  await addWork(yamada);
  for (const filter of [{}, { contactId: tanaka.contactId }, { department: '建築部' }]) {
    const { answer: counts } = await callAs(world, tanaka, 'getOrderProgress', { query: filter });
    const total = async (kind: TodoKindFilter) =>
      (await todosOf(tanaka, { ...filter, kind, pageSize: '1' })).pagination.totalRecords;
    const all = [await total('estimates'), await total('papers'), await total('bill')];
    expect(all).toEqual([counts.unansweredQuoteCount, counts.unsubmittedPapersCount, counts.notDownloadedBillCount]);
    expect(await total('all')).toBe(all.reduce((sum, one) => (sum ?? 0) + (one ?? 0), 0));
  }
});

test('nothing of another company is listed, whatever is asked for', async () => {
  const tanaka = await addCustomer(world, { department: '土木部' });
  await addWork(tanaka);
  const stranger = await addCustomer(world);
  for (const query of [{}, { contactId: tanaka.contactId }, { department: '土木部' }])
    expect((await todosOf(stranger, query)).pagination.totalRecords).toBe(0);
});

test.each([
  ['kind', 'bills'],
  ['pageSize', '101'],
  ['pageNumber', '0'],
  ['sort', 'date'],
])('%s=%s is refused', async (name, value) => {
  const response = await send(world, await addCustomer(world), 'listTodos', { query: { [name]: value } });
  expect(response.status).toBe(400);
});
