import { calls } from '@portal/contract/calls';
import { getTableColumns, sql } from 'drizzle-orm';
import { billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { estimates } from '#database/schema/estimate.ts';
import { monthlyBillings } from '#database/schema/monthly-billing.ts';
import { options } from '#database/schema/option.ts';
import { orderAttachments, orders } from '#database/schema/order.ts';
import { contractPapers } from '#database/schema/papers.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import type { CallName } from './core/handler.ts';
import {
  addBilling,
  addContract,
  addEstimate,
  addMonthlyBilling,
  addOption,
  addOrder,
  addPapers,
  optionBody,
  updateBody,
} from './testing/fixtures.ts';
import { addCustomer, type Customer, callAs, send, worldOfTests } from './testing/world.ts';

const world = worldOfTests();
let owner: Customer;
let stranger: Customer;
let strangersOrder: string;
let ids: Record<'order' | 'estimate' | 'billing' | 'option' | 'contract' | 'papers' | 'monthlyBilling', string>;
beforeAll(async () => {
  // Otherwise consolidated bills would be missing for another reason.
  const monthly = { billingUnit: 'monthly' } as const;
  [owner, stranger] = [await addCustomer(world, {}, monthly), await addCustomer(world, {}, monthly)];
  const order = await addOrder(world, owner);
  const estimate = await addEstimate(world, order);
  const contract = await addContract(world, order);
  const billing = await addBilling(world, contract);
  ids = {
    order: order.id,
    estimate: estimate.id,
    billing: billing.id,
    option: (await addOption(world, owner)).id,
    contract: contract.id,
    papers: (await addPapers(world, await addEstimate(world, order, { status: 'accepted' }))).id,
    monthlyBilling: (await addMonthlyBilling(world, owner, '2026-11-30')).id,
  };
  // Otherwise nobody would find a copy.
  await callAs(world, owner, 'submitContractPdf', { params: { id: ids.papers }, body: { attachment } });
  strangersOrder = (await addOrder(world, stranger)).id;
});

type Request = { params: Record<string, string>; body?: unknown };

const attachment = { filename: '契約書.pdf', content: Buffer.from('%PDF-%%EOF').toString('base64') };

/** Every call with an id of an account's row. News belong to no account. */
const requests: Partial<Record<CallName, () => Request>> = {
  getOrder: () => ({ params: { id: ids.order } }),
  updateOrder: () => ({ params: { id: ids.order }, body: updateBody }),
  toggleSearchStop: () => ({ params: { id: ids.order } }),
  shareEstimates: () => ({
    params: { id: ids.order },
    body: { estimateIds: [ids.estimate], emails: ['a@example.jp'], remarks: '' },
  }),
  listEstimates: () => ({ params: { id: ids.order } }),
  acceptEstimate: () => ({ params: { id: ids.order, estimateId: ids.estimate }, body: {} }),
  rejectEstimate: () => ({ params: { id: ids.order, estimateId: ids.estimate } }),
  getContract: () => ({ params: { id: ids.contract } }),
  listContractPapers: () => ({ params: { id: ids.order } }),
  markPapersDownloaded: () => ({ params: { id: ids.papers } }),
  submitContractPdf: () => ({ params: { id: ids.papers }, body: { attachment } }),
  downloadContractPdf: () => ({ params: { id: ids.papers } }),
  getOption: () => ({ params: { id: ids.option } }),
  updateOption: () => ({ params: { id: ids.option }, body: optionBody() }),
  cancelOption: () => ({ params: { id: ids.option } }),
  downloadMonthlyBilling: () => ({ params: { id: ids.monthlyBilling } }),
  downloadBilling: () => ({ params: { id: ids.billing } }),
};
const withoutOwner: CallName[] = ['getNews', 'setNewsVisibility'];

test('every call with an id is in the table', () => {
  const withId = Object.entries(calls).filter(([, call]) => 'params' in call && 'id' in call.params.entries);
  expect(withId.map(([name]) => name).sort()).toEqual([...Object.keys(requests), ...withoutOwner].sort());
});

const tables = [
  orders,
  orderAttachments,
  estimates,
  contracts,
  contractPapers,
  billings,
  monthlyBillings,
  options,
  providerEvents,
];
const everything = async (): Promise<unknown> => {
  const rows = [];
  for (const table of tables) {
    rows.push(
      await world.database.db
        .select()
        .from(table)
        .orderBy(sql`${getTableColumns(table).id}`),
    );
  }
  // Nothing is sent either.
  return [...rows, ...world.platform.mails];
};

test.each(Object.entries(requests))(
  '%s: another company’s id is not found, and nothing changes [1.2]',
  async (name, request) => {
    const before = await everything();
    const response = await send(world, stranger, name as CallName, request());
    expect(response.status).toBe(404);
    const problem: unknown = await response.json();
    // The same answer as for an id that does not exist.
    const unknownId = await send(world, stranger, name as CallName, {
      ...request(),
      params: { id: 'A'.repeat(18), estimateId: 'B'.repeat(18) },
    });
    expect({ ...(problem as object), requestId: '' }).toEqual({
      ...((await unknownId.json()) as object),
      requestId: '',
    });
    expect(await everything()).toEqual(before);
  },
);

test.each([
  ['acceptEstimate', 404],
  ['rejectEstimate', 404],
  ['shareEstimates', 400],
] as const)('%s: another company’s estimate is not found under one’s own order either [1.2]', async (name, status) => {
  const before = await everything();
  const request = requests[name]?.();
  const response = await send(world, stranger, name, {
    ...request,
    params: { ...request?.params, id: strangersOrder },
  });
  expect(response.status).toBe(status);
  expect(await everything()).toEqual(before);
});

test.each(Object.entries(requests))('%s: the company’s own contact gets an answer', async (name, request) => {
  const colleague = await addCustomer(world, { accountId: owner.accountId });
  expect((await send(world, colleague, name as CallName, request())).status).not.toBe(404);
});

const query = {};
const year = { year: '2026' };
/** What a company without rows reads of each call that lists or counts rows of a company. */
const EMPTY: Partial<Record<CallName, readonly [request: object, answer: object]>> = {
  listOrders: [{ query }, { data: [] }],
  listTodos: [{ query }, { data: [] }],
  listOptions: [{ query }, { data: [] }],
  listContracts: [{ query }, { data: [] }],
  listBillings: [{ query }, { billings: [] }],
  totalBillings: [{ query }, { data: [] }],
  countBillings: [{ params: year }, { data: [] }],
  listNotifications: [{ query }, { data: [] }],
};
const EMPTY_MONTHLY: typeof EMPTY = {
  listMonthlyBillings: [{ query }, { billings: [] }],
  countMonthlyBillings: [{ params: year, query }, { data: [] }],
  getMonthlyBilling: [{ params: { ...year, month: '11' } }, { status: 404 }],
};

test.each([
  [EMPTY, 'everyContract'],
  [EMPTY_MONTHLY, 'monthly'],
] as const)('the lists of a company contain nothing of another’s rows [1.2]', async (lists, billingUnit) => {
  const fresh = await addCustomer(world, {}, { billingUnit });
  for (const [name, [request, answer]] of Object.entries(lists))
    expect([name, await (await send(world, fresh, name as CallName, request)).json()]).toMatchObject([name, answer]);
});

test('the counts of a company contain nothing of another’s rows [1.2]', async () => {
  const fresh = await addCustomer(world);
  expect((await callAs(world, fresh, 'listAccounts', {})).answer.data).toHaveLength(1);
  const { answer } = await callAs(world, fresh, 'getOrderProgress', { query: {} });
  expect(new Set(Object.values(answer))).toEqual(new Set([0]));
});

test('every call that reads without an id is in the tests above, or is about the asking person or about news', () => {
  const reads = Object.entries(calls).filter(
    ([, call]) => call.method === 'GET' && call.auth && !('params' in call && 'id' in call.params.entries),
  );
  const ofCompanies = [...Object.keys(EMPTY), ...Object.keys(EMPTY_MONTHLY), 'listAccounts', 'getOrderProgress'];
  const others = ['getUser', 'getMfa', 'getSessions', 'listNews', 'getLatestNews', 'getUnreadNewsCount'];
  expect(reads.map(([name]) => name).sort()).toEqual([...ofCompanies, ...others].sort());
});

test('the database refuses a row that points into another company', async () => {
  const elsewhere = await addOrder(world, stranger);
  await expect(addOrder(world, { ...owner, contactId: stranger.contactId })).rejects.toThrow();
  await expect(addEstimate(world, { ...elsewhere, accountId: owner.accountId })).rejects.toThrow();
});
