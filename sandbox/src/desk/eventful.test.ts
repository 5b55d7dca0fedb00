import { newId } from '@portal/lessee-api/database/id';
import { estimates } from '@portal/lessee-api/database/schema/estimate';
import { contractPapers } from '@portal/lessee-api/database/schema/papers';
import { providerEvents } from '@portal/lessee-api/database/schema/provider-event';
import { addEstimate, addOrder } from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer, callAs, START_TIMEOUT } from '@portal/lessee-api/testing/world';
import { eq } from 'drizzle-orm';
import { createRandom, type Random } from '#random/random.ts';
import { automaticRound } from './testing/automatic-round.ts';
import { type DeskWorld, openDeskWorld, titlesOf } from './testing/desk-world.ts';

const START = Date.parse('2026-11-21T03:00:00.000Z');
let world: DeskWorld;
let tanaka: Customer;
beforeAll(async () => {
  world = await openDeskWorld();
}, START_TIMEOUT);
beforeEach(async () => {
  await world.desk.step();
  world.clock.set(new Date(START).toISOString());
  tanaka = await addCustomer(world);
  world.platform.mails.splice(0);
});
afterAll(() => world.close());

/** An id with this fate; all random events follow from the id. */
function idWith(fate: (random: Random) => boolean): string {
  for (;;) {
    const id = newId();
    if (fate(createRandom(`fate/${id}`))) return id;
  }
}
const stalls = (random: Random) => random.chance(0.1);
const withEvent = (from: number, to: number) => (random: Random) => {
  if (random.chance(0.1)) return false;
  const fate = random.fraction();
  return fate >= from && fate < to;
};

async function orderWith(fate: (random: Random) => boolean) {
  const order = await addOrder(world, tanaka, { id: idWith(fate) });
  await world.database.db
    .insert(providerEvents)
    .values({ kind: 'orderCreated', orderId: order.id, occurredAt: world.clock.now() });
  return order;
}

/** What the automatic desk has done by that many seconds after the start. */
async function until(seconds: number): Promise<string[]> {
  world.platform.mails.splice(0);
  world.clock.set(new Date(START + seconds * 1000).toISOString());
  const desk = world.openDesk({ delayMs: 4_000, everyMs: 1, isEventful: true });
  for (let rounds = 0; rounds < 3; rounds += 1) await automaticRound(desk);
  return titlesOf(world.platform.mails.filter((message) => message.kind === 'mail'));
}

const statusesOf = async (orderId: string) =>
  (await world.database.db.select().from(estimates).where(eq(estimates.orderId, orderId))).map(({ status }) => status);
const ARRIVED = '駐車場の見積が届きました';

test('an order that stalls gets its offers much later, but then all of them', async () => {
  const order = await orderWith(stalls);
  expect([await until(4), await until(50)]).toEqual([[], []]);
  expect(await statusesOf(order.id)).toEqual([]);
  await until(52);
  expect(await until(56)).toEqual([ARRIVED]);
  expect((await statusesOf(order.id)).length).toBeGreaterThanOrEqual(3);
});

test('a late offer follows the others, with its own mail', async () => {
  const order = await orderWith(withEvent(0, 0.2));
  await until(4);
  expect(await until(8)).toEqual([ARRIVED]);
  const early = await statusesOf(order.id);
  expect(await until(35)).toEqual([]);
  await until(36);
  expect(await until(40)).toEqual([ARRIVED]);
  expect((await statusesOf(order.id)).length).toBe(early.length + 1);
});

describe('an offer that is withdrawn after a while', () => {
  test('is announced by mail, and another one comes', async () => {
    const order = await orderWith(withEvent(0.2, 0.3));
    await until(4);
    const before = (await statusesOf(order.id)).filter((status) => status === 'aborted').length;
    await until(8);
    expect(await until(36)).toEqual(['駐車場の見積を中止しました']);
    expect((await statusesOf(order.id)).filter((status) => status === 'aborted')).toHaveLength(before + 1);
    expect(await until(40)).toEqual([ARRIVED]);
  });

  test('stays if the customer has accepted it by then', async () => {
    const order = await orderWith(withEvent(0.2, 0.3));
    await until(4);
    for (const { id: estimateId } of await world.database.db
      .select()
      .from(estimates)
      .where(eq(estimates.orderId, order.id))) {
      await callAs(world, tanaka, 'acceptEstimate', { params: { id: order.id, estimateId }, body: {} });
    }
    const before = await statusesOf(order.id);
    await until(36);
    expect((await statusesOf(order.id)).sort()).toEqual(before.sort());
  });
});

test('an accepted parking lot may be let to somebody else before the papers are issued', async () => {
  const order = await addOrder(world, tanaka);
  const { id: estimateId } = await addEstimate(world, order, { id: idWith((random) => random.chance(0.05)) });
  await callAs(world, tanaka, 'acceptEstimate', { params: { id: order.id, estimateId }, body: {} });
  expect(await until(4)).toEqual(['駐車場の契約のご依頼を承りました']);
  await until(8);
  expect(await until(12)).toEqual(['駐車場の見積を中止しました']);
  expect(await world.database.db.$count(contractPapers, eq(contractPapers.orderId, order.id))).toBe(0);
  expect(await until(16)).toEqual([ARRIVED]);
});

test('after a rejection another offer may come', async () => {
  const order = await addOrder(world, tanaka);
  const { id: estimateId } = await addEstimate(world, order, { id: idWith((random) => random.chance(0.3)) });
  await callAs(world, tanaka, 'rejectEstimate', { params: { id: order.id, estimateId } });
  expect(await until(4)).toEqual(['見積の見送りを承りました']);
  expect(await until(23)).toEqual([]);
  await until(24);
  expect(await until(28)).toEqual([ARRIVED]);
  expect((await statusesOf(order.id)).sort()).toEqual(['rejected', 'unanswered']);
});

test('most orders get an answer to each step within seconds', async () => {
  const order = await orderWith(withEvent(0.3, 1));
  await until(4);
  expect(await until(8)).toEqual([ARRIVED]);
  const { id: estimateId } = await addEstimate(world, order, { id: idWith((random) => !random.chance(0.05)) });
  await callAs(world, tanaka, 'acceptEstimate', { params: { id: order.id, estimateId }, body: {} });
  expect(await until(12)).toEqual(['駐車場の契約のご依頼を承りました']);
  await until(16);
  expect(await until(20)).toEqual(['契約書類の準備ができました']);
});
