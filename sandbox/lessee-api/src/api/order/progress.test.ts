import { ESTIMATE_STATUSES } from '@portal/contract/estimate';
import type { OrderStatusFilter } from '@portal/contract/order';
import { addDays, inTokyo, tokyoDate } from '@portal/platform/text';
import fc from 'fast-check';
import { addBilling, addContract, addEstimate, addOrder, addPapers } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const NOW = '2026-11-21T03:00:00.000Z';
const world = worldOfTests(NOW);

const daysFromNow = (days: number) => inTokyo(addDays(tokyoDate(NOW), days), '12:00:00.000');

const contract = fc.record({
  startIn: fc.integer({ min: -30, max: 30 }),
  days: fc.integer({ min: 1, max: 30 }),
  bills: fc.array(fc.boolean(), { maxLength: 2 }),
});
const order = fc.record({
  person: fc.integer({ min: 0, max: 2 }),
  endDate: fc.constantFrom('2026-11-20', '2026-11-21', '2026-12-31'),
  isSearchStopped: fc.boolean(),
  estimates: fc.array(fc.constantFrom(...ESTIMATE_STATUSES.filter((status) => status !== 'contracted')), {
    maxLength: 3,
  }),
  arePapersSubmitted: fc.array(fc.boolean(), { maxLength: 2 }),
  contracts: fc.array(contract, { maxLength: 2 }),
});
type Order = typeof order extends fc.Arbitrary<infer T> ? T : never;

async function write(people: Customer[], plan: Order): Promise<void> {
  const customer = people[plan.person];
  if (!customer) throw new Error('No such person');
  const { endDate, isSearchStopped } = plan;
  const row = await addOrder(world, customer, { startDate: '2026-11-01', endDate, isSearchStopped });
  for (const status of plan.estimates) await addEstimate(world, row, { status });
  for (const isSubmitted of plan.arePapersSubmitted) {
    const accepted = await addEstimate(world, row, { status: 'accepted' });
    await addPapers(world, accepted, { submittedAt: isSubmitted ? new Date(NOW) : null });
  }
  for (const { startIn, days, bills } of plan.contracts) {
    const usage = { startAt: daysFromNow(startIn), endAt: daysFromNow(startIn + days) };
    const written = await addContract(world, row, usage);
    for (const isDownloaded of bills)
      await addBilling(world, written, { downloadedAt: isDownloaded ? new Date(NOW) : null });
  }
}

test('the counts of home equal the totals of the lists that they lead to, whatever the data and the filters [3.29, 7.28]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(order, { maxLength: 6 }), async (plans) => {
      const tanaka = await addCustomer(world, { department: '土木部' });
      const { accountId } = tanaka;
      const people = [
        tanaka,
        await addCustomer(world, { accountId, department: '土木部' }),
        await addCustomer(world, { accountId }),
      ];
      for (const plan of plans) await write(people, plan);

      const byPerson = (person: number) => ({
        filter: { contactId: people[person]?.contactId ?? '' },
        plans: plans.filter((plan) => plan.person === person),
      });
      const scopes = [
        { filter: {}, plans },
        { filter: { contactId: 'ALL', department: 'ALL' }, plans },
        { filter: { department: '土木部' }, plans: plans.filter(({ person }) => person < 2) },
        ...[0, 1, 2].map(byPerson),
      ];
      for (const scope of scopes) {
        const { answer } = await callAs(world, tanaka, 'getOrderProgress', { query: scope.filter });
        const total = async (orderStatusFilter: OrderStatusFilter) => {
          const query = { ...scope.filter, orderStatusFilter, pageSize: '1' };
          return (await callAs(world, tanaka, 'listOrders', { query })).answer.pagination.totalRecords;
        };
        const usages = async (usageStatusFilter: 'duringUse' | 'beforeUse') => {
          const query = { ...scope.filter, usageStatusFilter, pageSize: '1' };
          return (await callAs(world, tanaka, 'listContracts', { query })).answer.pagination.totalRecords;
        };
        const bills = async () => {
          const query = { ...scope.filter, downloadStatus: 'notDownloaded' as const, pageSize: '1' };
          return (await callAs(world, tanaka, 'listBillings', { query })).answer.pagination.totalRecords;
        };
        expect(answer).toEqual({
          inProgressCount: await total('inProgress'),
          waitingQuoteCount: await total('waitingQuote'),
          unansweredQuoteCount: await total('unanswered'),
          uncontractedCount: await total('uncontracted'),
          unsubmittedPapersCount: await total('unsubmittedPapers'),
          contractInProgressCount: await total('contractInProgress'),
          notDownloadedBillingCount: await total('notDownloadedBilling'),
          notDownloadedBillCount: await bills(),
          inUsingCount: await usages('duringUse'),
          beforeUsingCount: await usages('beforeUse'),
        });
        expect(answer).toMatchObject(counted(scope.plans));
      }
    }),
    { numRuns: 12, seed: 20261121 },
  );
}, 300_000);

/** A second count of some, from the test data. */
function counted(plans: Order[]) {
  const inProgress = plans.filter(({ endDate, isSearchStopped }) => endDate >= '2026-11-21' && !isSearchStopped);
  const isAccepted = (plan: Order) => plan.estimates.includes('accepted') || plan.arePapersSubmitted.length > 0;
  const toSubmit = plans.filter(({ arePapersSubmitted }) => arePapersSubmitted.includes(false));
  const contracts = plans.flatMap((plan) => plan.contracts);
  return {
    inProgressCount: inProgress.length,
    waitingQuoteCount: inProgress.filter(
      (plan) => plan.estimates.length + plan.arePapersSubmitted.length + plan.contracts.length === 0,
    ).length,
    unansweredQuoteCount: plans.filter(
      ({ endDate, estimates }) => endDate >= '2026-11-21' && estimates.includes('unanswered'),
    ).length,
    unsubmittedPapersCount: toSubmit.length,
    contractInProgressCount: plans.filter((plan) => isAccepted(plan) && !toSubmit.includes(plan)).length,
    uncontractedCount: plans.filter(isAccepted).length,
    inUsingCount: contracts.filter(({ startIn, days }) => startIn <= 0 && startIn + days >= 0).length,
    beforeUsingCount: contracts.filter(({ startIn }) => startIn > 0).length,
  };
}

test('unanswered: an unanswered estimate; uncontracted: an accepted one without contract [7.28]', async () => {
  const tanaka = await addCustomer(world);
  const both = await addOrder(world, tanaka);
  await addEstimate(world, both);
  await addEstimate(world, both);
  await addEstimate(world, both, { status: 'accepted' });
  await addContract(world, await addOrder(world, tanaka));
  const { answer } = await callAs(world, tanaka, 'getOrderProgress', { query: {} });
  expect(answer).toMatchObject({ unansweredQuoteCount: 1, uncontractedCount: 1 });
});

test('`contact` and `contactId` both name the contact [7.28]', async () => {
  const tanaka = await addCustomer(world);
  const { contactId, accountId } = tanaka;
  await addOrder(world, tanaka);
  await addOrder(world, await addCustomer(world, { accountId }));
  for (const query of [{ contact: contactId }, { contactId }]) {
    const { answer } = await callAs(world, tanaka, 'getOrderProgress', { query });
    expect(answer.inProgressCount).toBe(1);
  }
});
