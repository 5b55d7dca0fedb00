import { ESTIMATE_STATUSES, type EstimateStatus } from '@portal/contract/estimate';
import { eq } from 'drizzle-orm';
import { newId } from '#database/id.ts';
import { estimates } from '#database/schema/estimate.ts';
import { providerEvents } from '#database/schema/provider-event.ts';
import { addEstimate, addOrder } from '../testing/fixtures.ts';
import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeAll(async () => {
  tanaka = await addCustomer(world);
});

const statusInDatabase = async (id: string) =>
  (await world.database.db.select().from(estimates).where(eq(estimates.id, id)))[0]?.status;

const answerTo = async (status: EstimateStatus, answer: 'acceptEstimate' | 'rejectEstimate') => {
  const order = await addOrder(world, tanaka);
  const estimate = await addEstimate(world, order, { status });
  const params = { id: order.id, estimateId: estimate.id };
  const reply =
    answer === 'acceptEstimate'
      ? await callAs(world, tanaka, 'acceptEstimate', { params, body: {} })
      : await callAs(world, tanaka, 'rejectEstimate', { params });
  return { reply, order, estimate };
};

describe('accepting an estimate', () => {
  test.each([
    ['unanswered', 200, 'accepted'],
    ['rejected', 200, 'accepted'],
    ['accepted', 409, 'accepted'],
    ['contracted', 409, 'contracted'],
    ['aborted', 409, 'aborted'],
  ] as const)('that is %s answers %i and leaves it %s [4.3, 7.24]', async (before, status, after) => {
    const { reply, estimate } = await answerTo(before, 'acceptEstimate');
    expect(reply.status).toBe(status);
    expect(await statusInDatabase(estimate.id)).toBe(after);
  });

  test('keeps the request of the user and tells the provider [7.24]', async () => {
    const order = await addOrder(world, tanaka);
    const estimate = await addEstimate(world, order);
    const params = { id: order.id, estimateId: estimate.id };
    const userRequest = '𠮷田までご連絡ください。';
    const { answer } = await callAs(world, tanaka, 'acceptEstimate', { params, body: { userRequest } });
    expect(answer).toMatchObject({ id: estimate.id, status: 'accepted' });
    const [row] = await world.database.db.select().from(estimates).where(eq(estimates.id, estimate.id));
    expect(row).toMatchObject({ userRequest, answeredAt: world.clock.now() });
    const events = await world.database.db.select().from(providerEvents).where(eq(providerEvents.orderId, order.id));
    expect(events).toMatchObject([{ kind: 'estimateAccepted', estimateId: estimate.id, handledAt: null }]);
  });

  test('takes 255 graphemes of request and no more [7.24, 9.8]', async () => {
    const order = await addOrder(world, tanaka);
    const params = { id: order.id, estimateId: (await addEstimate(world, order)).id };
    const tooLong = await callAs(world, tanaka, 'acceptEstimate', {
      params,
      body: { userRequest: '👨‍👩‍👧'.repeat(256) },
    });
    expect(tooLong.status).toBe(400);
    const full = await callAs(world, tanaka, 'acceptEstimate', { params, body: { userRequest: '👨‍👩‍👧'.repeat(255) } });
    expect(full.status).toBe(200);
  });

  test('several of one order may be accepted [7.24]', async () => {
    const order = await addOrder(world, tanaka);
    for (const { id } of [await addEstimate(world, order), await addEstimate(world, order)]) {
      const params = { id: order.id, estimateId: id };
      expect((await callAs(world, tanaka, 'acceptEstimate', { params, body: {} })).status).toBe(200);
    }
  });

  test('twice at the same moment succeeds once [7.24]', async () => {
    const order = await addOrder(world, tanaka);
    const params = { id: order.id, estimateId: (await addEstimate(world, order)).id };
    const accept = () => callAs(world, tanaka, 'acceptEstimate', { params, body: {} });
    const statuses = (await Promise.all(Array.from({ length: 8 }, accept))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(409)]);
    const events = await world.database.db.select().from(providerEvents).where(eq(providerEvents.orderId, order.id));
    expect(events).toHaveLength(1);
  });
});

describe('rejecting an estimate', () => {
  test.each([
    ['unanswered', 200, 'rejected'],
    ['rejected', 409, 'rejected'],
    ['accepted', 409, 'accepted'],
    ['contracted', 409, 'contracted'],
    ['aborted', 409, 'aborted'],
  ] as const)('that is %s answers %i and leaves it %s [4.5, 7.25]', async (before, status, after) => {
    const { reply, estimate } = await answerTo(before, 'rejectEstimate');
    expect(reply.status).toBe(status);
    expect(await statusInDatabase(estimate.id)).toBe(after);
  });

  test('tells the provider, once [7.25]', async () => {
    const { order, estimate, reply } = await answerTo('unanswered', 'rejectEstimate');
    expect(reply.answer).toMatchObject({ id: estimate.id, status: 'rejected' });
    const params = { id: order.id, estimateId: estimate.id };
    expect((await callAs(world, tanaka, 'rejectEstimate', { params })).status).toBe(409);
    const events = await world.database.db.select().from(providerEvents).where(eq(providerEvents.orderId, order.id));
    expect(events).toMatchObject([{ kind: 'estimateRejected', estimateId: estimate.id, handledAt: null }]);
  });

  test('and accepting it at the same moment ends in one of the two states, with its events [7.24, 7.25]', async () => {
    const order = await addOrder(world, tanaka);
    const estimate = await addEstimate(world, order);
    const params = { id: order.id, estimateId: estimate.id };
    const [rejected, accepted] = await Promise.all([
      callAs(world, tanaka, 'rejectEstimate', { params }),
      callAs(world, tanaka, 'acceptEstimate', { params, body: {} }),
    ]);
    expect(accepted.status).toBe(200);
    expect(await statusInDatabase(estimate.id)).toBe('accepted');
    const events = await world.database.db
      .select()
      .from(providerEvents)
      .where(eq(providerEvents.orderId, order.id))
      .orderBy(providerEvents.id);
    const led = rejected.status === 200 ? ['estimateRejected', 'estimateAccepted'] : ['estimateAccepted'];
    expect(events.map(({ kind }) => kind)).toEqual(led);
  });
});

test('estimates are listed by status, then by walking time [3.27, 4.1, 4.2, 7.23]', async () => {
  const order = await addOrder(world, tanaka);
  const added = [];
  for (const status of [...ESTIMATE_STATUSES].reverse()) {
    for (const minutesOnFoot of [9, 3, 14]) added.push(await addEstimate(world, order, { status, minutesOnFoot }));
  }
  const { answer } = await callAs(world, tanaka, 'listEstimates', { params: { id: order.id } });
  for (const { id, status, minutesOnFoot, latitude, longitude } of added) {
    expect(answer.data).toContainEqual(
      expect.objectContaining({ id, status, minutesOnFoot, location: { latitude, longitude } }),
    );
  }
  const expected = ESTIMATE_STATUSES.flatMap((status) => [3, 9, 14].map((minutes) => [status, minutes]));
  expect(answer.data.map(({ status, minutesOnFoot }) => [status, minutesOnFoot])).toEqual(expected);
});

test('an estimate keeps the number of its arrival, whatever is answered and whatever arrives later', async () => {
  const order = await addOrder(world, tanaka);
  await addEstimate(world, await addOrder(world, tanaka));
  const createdAt = new Date('2026-11-01T00:00:00.000Z');
  const far = await addEstimate(world, order, { createdAt, minutesOnFoot: 9 });
  const near = await addEstimate(world, order, { createdAt, minutesOnFoot: 3 });
  const numbers = async () => {
    const { answer } = await callAs(world, tanaka, 'listEstimates', { params: { id: order.id } });
    return Object.fromEntries(answer.data.map(({ id, number }) => [id, number]));
  };
  expect(await numbers()).toEqual({ [near.id]: 1, [far.id]: 2 });
  const late = await addEstimate(world, order, { createdAt: new Date('2026-11-02T00:00:00.000Z'), minutesOnFoot: 1 });
  const params = { id: order.id, estimateId: far.id };
  const { answer } = await callAs(world, tanaka, 'rejectEstimate', { params });
  expect(answer).toMatchObject({ number: 2, createdAt: createdAt.toISOString() });
  expect(await numbers()).toEqual({ [near.id]: 1, [far.id]: 2, [late.id]: 3 });
});

test('an estimate of another order of the same company is not found under this one [7.24, 7.25]', async () => {
  const order = await addOrder(world, tanaka);
  const elsewhere = await addEstimate(world, await addOrder(world, tanaka));
  const params = { id: order.id, estimateId: elsewhere.id };
  expect((await callAs(world, tanaka, 'acceptEstimate', { params, body: {} })).status).toBe(404);
  expect((await callAs(world, tanaka, 'rejectEstimate', { params })).status).toBe(404);
  expect(await statusInDatabase(elsewhere.id)).toBe('unanswered');
});

test('an order without estimates has an empty list, an unknown order none [7.23]', async () => {
  const order = await addOrder(world, tanaka);
  expect((await callAs(world, tanaka, 'listEstimates', { params: { id: order.id } })).answer).toEqual({ data: [] });
  expect((await callAs(world, tanaka, 'listEstimates', { params: { id: newId() } })).status).toBe(404);
});
