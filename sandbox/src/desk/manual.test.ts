import { newId } from '@portal/lessee-api/database/id';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { optionBody, orderBody } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer, callAs, PORTAL_ORIGIN, START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { eq } from 'drizzle-orm';
import { createStaffCommands, type StaffCommands } from './staff-commands.ts';
import { type DeskWorld, openDeskWorld, titlesOf } from './testing/desk-world.ts';

/* A desk of people: customers are told what has happened; what a person decides waits for the command. */

let world: DeskWorld;
let staff: StaffCommands;
let customer: Customer;
beforeAll(async () => {
  world = await openDeskWorld('2026-11-21T03:00:00.000Z', { isManual: true });
  const { database, clock, desk, platform } = world;
  // Accounts at the provider are tried with its emulator: production.postgres.test.ts.
  const directory = { uidOf: async () => null, create: async () => newId(), setContact: async () => {} };
  const portalOrigin = PORTAL_ORIGIN;
  staff = createStaffCommands({ database, clock, desk, outbox: platform.outbox, directory, portalOrigin });
}, START_TIMEOUT);
beforeEach(async () => {
  await world.database.db.delete(providerEvents);
  customer = await addCustomer(world);
});
afterAll(() => world.close());

const lot = {
  ...{ parkingName: '豊洲第二駐車場', address: '東京都江東区豊洲3-1-1', latitude: 35.65, longitude: 139.79 },
  ...{ minutesOnFoot: 3, monthlyRent: 24_000, vacancy: 5 },
};
const pdf = Buffer.from('%PDF-1.7\nsigned\n%%EOF\n').toString('base64');
const kinds = async () => (await staff.list()).map(({ kind }) => kind);
const onlyWaiting = async () => {
  const [event, ...others] = await staff.list();
  if (!event || others.length > 0) throw new Error('One event should wait.');
  return event.id;
};
/** That the desk has seen. */
const createOrder = async () => {
  const body = orderBody({ startDate: '2026-11-21', endDate: '2027-03-31', numberOfCars: 2 });
  const { id } = (await callAs(world, customer, 'createOrder', { body })).answer;
  expect(titlesOf(await world.mailsOfStep())).toEqual([]);
  return id;
};

test('an order gets no invented offer: it waits, is offered what a person has found, and the customer is told', async () => {
  const id = await createOrder();
  expect(await staff.list()).toMatchObject([{ kind: 'orderCreated', subjectId: id, companyName: expect.any(String) }]);
  await expect(staff.confirm(await onlyWaiting())).rejects.toThrow('offer');

  await staff.offer(id, [lot, { ...lot, parkingName: '豊洲第三駐車場' }]);
  expect(await kinds()).toEqual([]);
  expect(titlesOf(await world.mailsOfStep())).toEqual(['駐車場の見積が届きました']);
  const { data } = (await callAs(world, customer, 'listEstimates', { params: { id } })).answer;
  expect(data.map(({ parkingName }) => parkingName).sort()).toEqual(['豊洲第三駐車場', '豊洲第二駐車場']);
});

test('papers and contract come when a person has confirmed, and no bill by itself', async () => {
  const id = await createOrder();
  const [estimateId = ''] = await staff.offer(id, [lot]);
  await world.desk.step();
  await callAs(world, customer, 'acceptEstimate', { params: { id, estimateId }, body: {} });
  expect(titlesOf(await world.mailsOfStep())).toEqual(['駐車場の契約のご依頼を承りました']);
  const papersOf = async () => (await callAs(world, customer, 'listContractPapers', { params: { id } })).answer.data;
  expect(await papersOf()).toEqual([]);

  await staff.confirm(await onlyWaiting());
  expect(titlesOf(await world.mailsOfStep())).toEqual(['契約書類の準備ができました']);
  const [papers] = await papersOf();
  const signed = {
    params: { id: papers?.id ?? '' },
    body: { attachment: { filename: '契約書.pdf', content: pdf } },
  };
  expect((await callAs(world, customer, 'submitContractPdf', signed)).status).toBe(201);
  expect(titlesOf(await world.mailsOfStep())).toEqual(['契約書を受け取りました']);
  expect((await papersOf())[0]?.status).toBe('submitted');

  await staff.confirm(await onlyWaiting());
  expect((await papersOf())[0]?.status).toBe('contracted');
  // The bill is a command of its own.
  expect(titlesOf(await world.mailsOfStep())).toEqual(['駐車場の契約が成立しました']);
  const [billId] = await world.commands.bill({ contractId: papers?.id });
  expect(billId).toEqual(expect.any(String));
  expect(titlesOf(await world.mailsOfStep())).toEqual(['請求書を発行しました']);
});

test('a withdrawn estimate is told, and no other follows by itself', async () => {
  const id = await createOrder();
  const [estimateId = ''] = await staff.offer(id, [lot]);
  await world.desk.step();
  await world.commands.withdraw({ estimateId });
  expect(titlesOf(await world.mailsOfStep())).toHaveLength(1);
  const { data } = (await callAs(world, customer, 'listEstimates', { params: { id } })).answer;
  expect(data.map(({ status }) => status)).toEqual(['aborted']);
});

test('an application is received with a day for the answer, then answered, then done, each by a person', async () => {
  await callAs(world, customer, 'createOption', { body: optionBody() });
  expect(titlesOf(await world.mailsOfStep())).toHaveLength(1);
  world.clock.set('2027-03-01T03:00:00.000Z');
  expect(titlesOf(await world.mailsOfStep())).toEqual([]);
  const event = await onlyWaiting();
  await staff.confirm(event);
  expect(await kinds()).toEqual(['optionCreated']);
  await staff.confirm(event);
  expect(await kinds()).toEqual([]);
  await expect(staff.confirm(event)).rejects.toThrow('waits');
  world.clock.set('2026-11-21T03:00:00.000Z');
});

test('an entry waits until its account is open; then the person is told where a password is set, once', async () => {
  const email = `hanako.${newId()}@example.jp`;
  const body = { companyName: '株式会社テスト', name: '鈴木 花子', email, phoneNumber: '0312345678' };
  await callAs(world, null, 'createEntry', { body });
  await world.desk.step();
  const [waiting] = await staff.list();
  expect(waiting).toMatchObject({ kind: 'entryReceived', companyName: '株式会社テスト' });
  const opening = { entryId: waiting?.subjectId ?? '', lastName: '鈴木', firstName: '花子' };
  world.platform.mails.splice(0);
  const contactId = await staff.openAccount(opening);
  expect(world.platform.mails).toMatchObject([{ to: email, link: `${PORTAL_ORIGIN}/password-reset` }]);
  expect(await kinds()).toEqual([]);
  expect(contactId).toHaveLength(18);
  const [left] = await world.database.db
    .select()
    .from(providerEvents)
    .where(eq(providerEvents.id, waiting?.id ?? 0));
  expect(left?.handledAt).not.toBeNull();
});

test('what was done elsewhere waits no longer', async () => {
  await createOrder();
  await staff.done(await onlyWaiting());
  expect(await kinds()).toEqual([]);
  await expect(staff.done(1)).rejects.toThrow('waits');
});
