import { createRateLimit } from './rate-limit.ts';

let now = 0;
const clock = { now: () => new Date(now) };
beforeEach(() => {
  now = Date.parse('2026-11-22T03:00:00.000Z');
});

const refusal = (count: (key: string) => void, key: string): unknown => {
  try {
    count(key);
    return null;
  } catch (error) {
    return error;
  }
};

test('the limit holds per minute, and the next request is told when to come again', () => {
  const count = createRateLimit(2, clock);
  for (let times = 0; times < 2; times += 1) expect(refusal(count, 'a')).toBeNull();
  expect(refusal(count, 'a')).toMatchObject({ status: 429, retryAfterSeconds: 60 });
  now += 59_500;
  expect(refusal(count, 'a')).toMatchObject({ status: 429, retryAfterSeconds: 1 });
  now += 500;
  expect(refusal(count, 'a')).toBeNull();
});

test('one caller’s requests do not count for another', () => {
  const count = createRateLimit(1, clock);
  expect(refusal(count, 'a')).toBeNull();
  expect(refusal(count, 'a')).not.toBeNull();
  expect(refusal(count, 'b')).toBeNull();
});

test('a minute begins with the first request of its own key', () => {
  const count = createRateLimit(1, clock);
  count('a');
  now += 30_000;
  count('b');
  now += 30_000;
  expect(refusal(count, 'a')).toBeNull();
  expect(refusal(count, 'b')).toMatchObject({ retryAfterSeconds: 30 });
});

test('two limits do not affect each other', () => {
  const [one, other] = [createRateLimit(1, clock), createRateLimit(1, clock)];
  expect(refusal(one, 'a')).toBeNull();
  expect(refusal(other, 'a')).toBeNull();
});
