import { randomUUID } from 'node:crypto';
import { idempotentRequests } from '#database/schema/request.ts';
import { renderHere } from '#documents/renderers.ts';
import { addCustomer, type Customer, worldOfTests } from '../testing/world.ts';
import { answerOnce } from './idempotency.ts';

/* Two writes at the same moment need two connections; the embedded database has only one. */

const world = worldOfTests();

test('a write does not wait for that of another company, whatever is to be forgotten', async () => {
  const [tanaka, other] = [await addCustomer(world), await addCustomer(world)];
  const { db } = world.database;
  const route = 'POST /order';
  const once = (caller: Customer, work: () => Promise<object>) =>
    answerOnce(
      {
        ...{ db, platform: world.platform, log: () => {}, render: renderHere, requestId: 'request' },
        ...{ now: world.clock.now(), today: world.clock.today(), idempotencyKey: randomUUID() },
        caller: { ...caller, signedInAt: world.clock.now() },
        recordUpload: async () => {},
      },
      route,
      {},
      work,
    );
  const createdAt = new Date('2026-11-01T00:00:00.000Z');
  const forgotten = { accountId: tanaka.accountId, route, key: randomUUID(), bodyHash: '0'.repeat(64), answer: {} };
  await db.insert(idempotentRequests).values({ ...forgotten, createdAt });
  // If it waited for the first, this test would never end.
  await once(tanaka, () => once(other, async () => ({})));
});
