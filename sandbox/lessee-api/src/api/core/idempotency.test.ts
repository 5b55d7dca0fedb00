import { randomUUID } from 'node:crypto';
import { renderHere } from '#documents/renderers.ts';
import { addCustomer, type Customer, worldOfTests } from '../testing/world.ts';
import type { SignedInContext } from './handler.ts';
import { answerOnce } from './idempotency.ts';

const world = worldOfTests();
let tanaka: Customer;
beforeAll(async () => {
  tanaka = await addCustomer(world);
});

const contextWith = (idempotencyKey: string): SignedInContext => ({
  db: world.database.db,
  platform: world.platform,
  log: () => {},
  render: renderHere,
  now: world.clock.now(),
  today: world.clock.today(),
  requestId: 'request',
  idempotencyKey,
  caller: { ...tanaka, signedInAt: world.clock.now() },
  recordUpload: async () => {},
});

test('one key is another request on another route', async () => {
  const context = contextWith(randomUUID());
  let made = 0;
  const work = async () => {
    made += 1;
    return { id: `made ${made}` };
  };
  const body = { name: 'the same' };
  const first = await answerOnce(context, 'POST /order', body, work);
  const other = await answerOnce(context, 'POST /option', body, work);
  expect([first, other]).toEqual([{ id: 'made 1' }, { id: 'made 2' }]);
  // Each gets its own first answer again.
  expect(await answerOnce(context, 'POST /order', body, work)).toEqual(first);
  expect(await answerOnce(context, 'POST /option', body, work)).toEqual(other);
  expect(made).toBe(2);
});
