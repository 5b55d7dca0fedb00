import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { addEstimate, addOrder } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer, callAs, PORTAL_ORIGIN, START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { eq } from 'drizzle-orm';
import { type DeskWorld, openDeskWorld, titlesOf } from '../testing/desk-world.ts';

let world: DeskWorld;
let tanaka: Customer;
beforeAll(async () => {
  world = await openDeskWorld('2026-11-21T03:00:00.000Z');
}, START_TIMEOUT);
beforeEach(async () => {
  await world.desk.step();
  tanaka = await addCustomer(world);
});
afterAll(() => world.close());

const list = async (id: string) => (await callAs(world, tanaka, 'listEstimates', { params: { id } })).answer.data;
const statuses = async (id: string) => (await list(id)).map(({ status }) => status);

describe('a withdrawn estimate', () => {
  test.each(['unanswered', 'accepted'] as const)(
    'that was %s is aborted, announced by mail, and replaced',
    async (status) => {
      const order = await addOrder(world, tanaka);
      const estimate = await addEstimate(world, order, { status, parkingName: '豊洲第二駐車場' });
      expect(await world.commands.withdraw({ orderId: order.id })).toBe(estimate.id);
      expect(await statuses(order.id)).toEqual(['aborted']);
      const mails = await world.mailsOfStep();
      expect(titlesOf(mails)).toEqual(['駐車場の見積を中止しました', '駐車場の見積が届きました']);
      expect(mails[0]?.text).toContain('駐車場：豊洲第二駐車場');
      expect(mails[1]?.text).toContain('見積が1件届きました');
      expect(mails.map(({ link }) => link)).toEqual(Array(2).fill(`${PORTAL_ORIGIN}/order/${order.id}`));
      expect(await statuses(order.id)).toEqual(['unanswered', 'aborted']);
    },
  );

  test('is not replaced when the search is stopped', async () => {
    const order = await addOrder(world, tanaka, { isSearchStopped: true });
    await addEstimate(world, order);
    await world.commands.withdraw({ orderId: order.id });
    expect(titlesOf(await world.mailsOfStep())).toEqual(['駐車場の見積を中止しました']);
    expect(await statuses(order.id)).toEqual(['aborted']);
  });

  test('cannot be accepted any more [7.24]', async () => {
    const order = await addOrder(world, tanaka);
    const { id: estimateId } = await addEstimate(world, order);
    await world.commands.withdraw({ estimateId });
    const answer = await callAs(world, tanaka, 'acceptEstimate', { params: { id: order.id, estimateId }, body: {} });
    expect(answer.status).toBe(409);
  });
});

test('an order’s unanswered estimate is withdrawn before its accepted one', async () => {
  const order = await addOrder(world, tanaka);
  await addEstimate(world, order, { status: 'accepted', createdAt: new Date('2026-11-19T00:00:00.000Z') });
  const unanswered = await addEstimate(world, order);
  expect(await world.commands.withdraw({ orderId: order.id })).toBe(unanswered.id);
});

test('nothing is withdrawn once the papers are issued, or when nothing is open', async () => {
  const order = await addOrder(world, tanaka);
  const { id: estimateId } = await addEstimate(world, order);
  await callAs(world, tanaka, 'acceptEstimate', { params: { id: order.id, estimateId }, body: {} });
  await world.desk.step();
  await expect(world.commands.withdraw({ orderId: order.id })).rejects.toMatchObject({ status: 409 });
  await expect(world.commands.withdraw({ estimateId })).rejects.toMatchObject({ status: 409 });
  const rejected = await addEstimate(world, order, { status: 'rejected' });
  await expect(world.commands.withdraw({ estimateId: rejected.id })).rejects.toMatchObject({ status: 409 });
  await expect(world.commands.withdraw({ estimateId: order.id })).rejects.toMatchObject({ status: 404 });
  await expect(world.commands.withdraw({ orderId: estimateId })).rejects.toMatchObject({ status: 404 });
  expect(await statuses(order.id)).toEqual(['rejected', 'accepted']);
});

test('an estimate that is withdrawn before its papers are issued gets none', async () => {
  const order = await addOrder(world, tanaka);
  const { id: estimateId } = await addEstimate(world, order);
  await callAs(world, tanaka, 'acceptEstimate', { params: { id: order.id, estimateId }, body: {} });
  await world.commands.withdraw({ estimateId });
  await world.desk.step();
  expect((await callAs(world, tanaka, 'listContractPapers', { params: { id: order.id } })).answer.data).toEqual([]);
});

test('a rejection is confirmed by mail; nothing else follows in a step', async () => {
  const order = await addOrder(world, tanaka);
  const { id: estimateId } = await addEstimate(world, order);
  await callAs(world, tanaka, 'rejectEstimate', { params: { id: order.id, estimateId } });
  expect(titlesOf(await world.mailsOfStep())).toEqual(['見積の見送りを承りました']);
  expect(await statuses(order.id)).toEqual(['rejected']);
});

test('several accepted estimates of an order get separate papers with different numbers', async () => {
  const order = await addOrder(world, tanaka);
  for (let count = 0; count < 2; count += 1) {
    const { id: estimateId } = await addEstimate(world, order);
    await callAs(world, tanaka, 'acceptEstimate', { params: { id: order.id, estimateId }, body: {} });
  }
  const mails = await world.mailsOfStep();
  const numbers = mails.map(({ text }) => /契約番号：(K\d{8})/.exec(text)?.[1]).filter(Boolean);
  expect(new Set(numbers).size).toBe(2);
  const papers = (await callAs(world, tanaka, 'listContractPapers', { params: { id: order.id } })).answer.data;
  expect(papers.map(({ status }) => status)).toEqual(['toBeSigned', 'toBeSigned']);
});

test('offers on command: a choice if there is none, then one more each time, never for an ended order', async () => {
  const order = await addOrder(world, tanaka);
  const first = await world.commands.quote(order.id);
  expect(first.length).toBeGreaterThanOrEqual(3);
  expect(await world.commands.quote(order.id)).toHaveLength(1);
  const names = await world.database.db
    .select({ latitude: estimates.latitude })
    .from(estimates)
    .where(eq(estimates.orderId, order.id));
  expect(new Set(names.map(({ latitude }) => latitude)).size).toBe(names.length);
  const over = await addOrder(world, tanaka, { startDate: '2026-01-01', endDate: '2026-11-20' });
  await expect(world.commands.quote(over.id)).rejects.toMatchObject({ status: 409 });
  await expect(world.commands.quote(first[0] ?? '')).rejects.toMatchObject({ status: 404 });
});
