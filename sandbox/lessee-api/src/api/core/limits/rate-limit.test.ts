import type { Database } from '#database/database.ts';
import { rateWindows } from '#database/schema/rate-window.ts';
import { openTestDatabase } from '#database/testing.ts';
import { createMinuteLimit, refuseBeyond } from './rate-limit.ts';

jest.setTimeout(120_000);

let database: Database;
let now: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(rateWindows);
  now = Date.parse('2026-11-22T03:00:00.000Z');
});
afterAll(() => database.close());

/** As each process makes it for itself. */
const limit = (perMinute: number, name = 'search') => {
  const count = createMinuteLimit(database.db, { name, perMinute });
  return (key: string) =>
    refuseBeyond(count, key, new Date(now)).then(
      () => null,
      (error: unknown) => error,
    );
};

test('the limit holds per minute, and the next request is told when to come again', async () => {
  const ask = limit(2);
  for (let times = 0; times < 2; times += 1) expect(await ask('a')).toBeNull();
  expect(await ask('a')).toMatchObject({ status: 429, retryAfterSeconds: 60 });
  now += 59_500;
  expect(await ask('a')).toMatchObject({ status: 429, retryAfterSeconds: 1 });
  now += 500;
  expect(await ask('a')).toBeNull();
});

test('one caller’s requests do not count for another', async () => {
  const ask = limit(1);
  expect(await ask('a')).toBeNull();
  expect(await ask('a')).not.toBeNull();
  expect(await ask('b')).toBeNull();
});

test('a minute begins with the first request of its own key', async () => {
  const ask = limit(1);
  await ask('a');
  now += 30_000;
  await ask('b');
  now += 30_000;
  expect(await ask('a')).toBeNull();
  expect(await ask('b')).toMatchObject({ retryAfterSeconds: 30 });
});

test('two limits do not affect each other; the same one in two processes is one', async () => {
  const [one, other, elsewhere] = [limit(1), limit(1, 'download'), limit(1)];
  expect(await one('a')).toBeNull();
  expect(await other('a')).toBeNull();
  expect(await elsewhere('a')).toMatchObject({ status: 429 });
});

test('who is over the limit is refused without the database, until the minute ends', async () => {
  const ask = limit(1);
  const counted = async () => (await database.db.select().from(rateWindows)).map(({ count }) => count);
  for (let times = 0; times < 5; times += 1) await ask('a');
  expect(await counted()).toEqual([2]);
  now += 60_000;
  expect(await ask('a')).toBeNull();
  expect(await counted()).toEqual([1]);
});
