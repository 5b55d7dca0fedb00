import { addCustomer, callAs, worldOfTests } from './testing/world.ts';

const world = worldOfTests('2026-11-21T12:00:00.000Z', undefined, 10);

test.each([
  ['2026-11-21T02:00:01.000Z', 'answered'],
  ['2026-11-21T02:00:00.000Z', '401 sessionTooOld'],
  ['2026-11-01T00:00:00.000Z', '401 sessionTooOld'],
])('of sessions that may last ten hours, the one that began %s is, at noon: %s', async (signedInAt, expected) => {
  const customer = await addCustomer(world);
  world.sessions.set(customer.uid, { signedInAt: new Date(signedInAt) });
  for (const name of ['getUser', 'getOrderProgress', 'endOtherSessions'] as const) {
    const { status, body } = await callAs(world, customer, name, {});
    const isOver = status === 401;
    expect([name, isOver ? `401 ${(body as { code?: string }).code}` : 'answered']).toEqual([name, expected]);
  }
});
