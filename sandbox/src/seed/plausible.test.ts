import { PAPERS_STATUSES } from '@portal/contract/contract';
import { REQUEST_SERVICES } from '@portal/contract/option';
import { EMAIL_NOTIFICATIONS } from '@portal/contract/user';
import { papersStatus } from '@portal/lessee-api/contract/papers';
import type { Database } from '@portal/lessee-api/database/database';
import { accounts, contacts } from '@portal/lessee-api/database/schema/account';
import { billings } from '@portal/lessee-api/database/schema/billing';
import { contracts } from '@portal/lessee-api/database/schema/contract';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { monthlyBillings } from '@portal/lessee-api/database/schema/monthly-billing';
import { options } from '@portal/lessee-api/database/schema/option';
import { orders } from '@portal/lessee-api/database/schema/order';
import { orderFiles } from '@portal/lessee-api/database/schema/order-file';
import { contractPapers } from '@portal/lessee-api/database/schema/papers';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { openTestDatabase } from '@portal/lessee-api/database/testing';
import { START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { inTokyo, tokyoDate } from '@portal/platform/text';
import { issueDueBills } from '#desk/billing.ts';
import { seed } from './seed.ts';
import { places } from './words/places.ts';

/** What would look wrong to a customer: checks the seed as a whole, not row by row. */
const TODAY = '2026-11-21';
let database: Database;
let all: Awaited<ReturnType<typeof readAll>>;

async function readAll({ db }: Database) {
  return {
    accounts: await db.select().from(accounts),
    contacts: await db.select().from(contacts),
    orders: new Map((await db.select().from(orders)).map((row) => [row.id, row])),
    estimates: await db.select().from(estimates),
    papers: new Map((await db.select().from(contractPapers)).map((row) => [row.id, row])),
    contracts: new Map((await db.select().from(contracts)).map((row) => [row.id, row])),
    billings: await db.select().from(billings),
    monthlyBillings: await db.select().from(monthlyBillings),
    options: await db.select().from(options),
    orderFiles: await db.select().from(orderFiles),
  };
}

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database, { today: TODAY });
  all = await readAll(database);
}, START_TIMEOUT);
afterAll(() => database.close());

const known = <Row>(rows: ReadonlyMap<string, Row>, id: string): Row => {
  const row = rows.get(id);
  if (!row) throw new Error(`No row ${id}`);
  return row;
};

test('nothing happens before its cause, and nothing today or later', () => {
  for (const order of all.orders.values()) expect(order.createdAt < inTokyo(order.startDate)).toBe(true);
  for (const estimate of all.estimates) {
    expect(known(all.orders, estimate.orderId).createdAt < estimate.createdAt).toBe(true);
    expect(estimate.answeredAt === null || estimate.createdAt < estimate.answeredAt).toBe(true);
  }
  const answered = new Map(all.estimates.map(({ id, answeredAt }) => [id, answeredAt]));
  const steps = [...all.papers.values()].map((papers) =>
    [answered.get(papers.estimateId), papers.createdAt, papers.submittedAt, papers.contractedAt].filter(
      (step) => step !== null && step !== undefined,
    ),
  );
  for (const step of steps) expect([...step].sort((a, b) => a.getTime() - b.getTime())).toEqual(step);
  const instants = [
    ...[...all.orders.values()].map(({ createdAt }) => createdAt),
    ...steps.flat(),
    ...all.options.map(({ updatedAt }) => updatedAt),
    ...all.orderFiles.map(({ createdAt }) => createdAt),
    ...all.billings.flatMap(({ downloadedAt }) => downloadedAt ?? []),
  ];
  for (const instant of instants) expect(instant < inTokyo(TODAY)).toBe(true);
});

test('every bill is in its contract’s period and dated after the contract was concluded', () => {
  for (const bill of all.billings) {
    const contract = known(all.contracts, bill.contractId);
    expect(bill.startDate >= tokyoDate(contract.startAt)).toBe(true);
    expect(bill.endDate <= tokyoDate(contract.endAt)).toBe(true);
    expect(bill.billingDate >= tokyoDate(contract.createdAt)).toBe(true);
    expect(bill.downloadedAt === null || bill.downloadedAt > inTokyo(bill.billingDate)).toBe(true);
  }
});

test('every bill of a monthly account belongs to the consolidated bill of its date, and no other does', () => {
  const monthly = new Set(all.accounts.filter(({ billingUnit }) => billingUnit === 'monthly').map(({ id }) => id));
  const consolidated = new Map(all.monthlyBillings.map((row) => [row.id, row]));
  for (const bill of all.billings) {
    expect(bill.monthlyBillingId !== null).toBe(monthly.has(bill.accountId));
    if (bill.monthlyBillingId === null) continue;
    const { closingDate, paymentDueDate } = known(consolidated, bill.monthlyBillingId);
    expect([bill.billingDate, bill.paymentDueDate]).toEqual([closingDate, paymentDueDate]);
  }
  expect([...consolidated.values()].filter(({ issue }) => issue === 1)).toHaveLength(24);
  for (const { closingDate } of consolidated.values()) expect(closingDate.slice(8)).toBe('20');
});

test('the desk finds nothing to bill on the day of the seed', async () => {
  expect(await issueDueBills({ db: database.db, now: inTokyo(TODAY, '12:00:00.000'), today: TODAY }, () => {})).toBe(
    true,
  );
  expect(await database.db.$count(billings)).toBe(all.billings.length);
  expect(await database.db.$count(providerEvents)).toBe(0);
});

test('every contract comes from its own papers; some accepted estimates have papers', () => {
  for (const contract of all.contracts.values()) {
    expect(known(all.papers, contract.id)).toMatchObject({
      estimateId: contract.estimateId,
      contractedAt: contract.createdAt,
    });
  }
  const statusOf = new Map([...all.papers.values()].map((papers) => [papers.estimateId, papersStatus(papers)]));
  for (const estimate of all.estimates) {
    const status = statusOf.get(estimate.id);
    if (estimate.status === 'contracted') expect(status).toBe('contracted');
    else if (estimate.status === 'accepted') expect(status).not.toBe('contracted');
    else expect(status).toBeUndefined();
  }
  const { id: tanakas } = all.accounts.find(({ companyName }) => companyName.includes('髙島')) ?? { id: '' };
  const accepted = all.estimates.filter(({ accountId, status }) => accountId === tanakas && status === 'accepted');
  expect(accepted.some(({ id }) => !statusOf.has(id))).toBe(true);
  const ofTanaka = [...all.papers.values()].filter(({ accountId }) => accountId === tanakas).map(papersStatus);
  expect(new Set(ofTanaka)).toEqual(new Set(PAPERS_STATUSES));
});

test('applications name every service; live and cancelled, with and without order, address and period', () => {
  expect(new Set(all.options.flatMap(({ requestService }) => requestService))).toEqual(new Set(REQUEST_SERVICES));
  for (const field of ['cancelledAt', 'orderId', 'province', 'usingStartTime'] as const) {
    expect(new Set(all.options.map((option) => option[field] === null)).size).toBe(2);
  }
  for (const { orderId, createdAt, contactId } of all.options) {
    if (orderId === null) continue;
    expect(known(all.orders, orderId).createdAt < createdAt).toBe(true);
    expect(known(all.orders, orderId).contactId).toBe(contactId);
  }
  expect(all.orderFiles.length).toBeGreaterThan(2);
});

test('each notification setting occurs; companies have several people and departments, except the new one', () => {
  expect(new Set(all.contacts.map(({ emailNotification }) => emailNotification))).toEqual(new Set(EMAIL_NOTIFICATIONS));
  for (const { id, companyName } of all.accounts) {
    const people = all.contacts.filter(({ accountId }) => accountId === id);
    expect([companyName, people.length > 1]).toEqual([companyName, companyName !== '合同会社はじめ組']);
    for (const { lastNameKana } of people) expect(lastNameKana).toMatch(/^[ァ-ヶー]+$/);
  }
});

test('the places cover every prefecture, have codes of that prefecture, and are in Japan', () => {
  expect(places.length).toBeGreaterThanOrEqual(60);
  const prefectureOf = new Map<string, string>();
  for (const { municipalityCode, prefecture, latitude, longitude } of places) {
    const number = municipalityCode.slice(0, 2);
    expect(municipalityCode).toMatch(/^\d{5}$/);
    expect(prefectureOf.get(number) ?? prefecture).toBe(prefecture);
    prefectureOf.set(number, prefecture);
    expect(latitude > 24 && latitude < 46 && longitude > 122 && longitude < 146).toBe(true);
  }
  expect(prefectureOf.size).toBe(47);
  expect(new Set(prefectureOf.values()).size).toBe(47);
  const names = new Map(places.map(({ municipalityCode, municipality }) => [municipalityCode, municipality]));
  for (const { municipalityCode, municipality } of places) expect(names.get(municipalityCode)).toBe(municipality);
});
