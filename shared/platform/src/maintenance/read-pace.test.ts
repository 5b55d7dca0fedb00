import { READ_EVERY_MS, waitBeforeRead } from './read-pace.ts';

const MINUTE = 60_000;

test('the pace is ten minutes [7.51]', () => {
  expect(READ_EVERY_MS).toBe(10 * MINUTE);
});

test.each([
  ['the first read is due at once', null, 0, 0],
  ['just after a read, all of the ten minutes are left', 0, 0, 10 * MINUTE + 1],
  ['after four minutes, six are left', MINUTE, 5 * MINUTE, 6 * MINUTE + 1],
  ['after exactly ten minutes the SDK would not ask yet', 0, 10 * MINUTE, 1],
  ['after more than ten minutes it is due', 0, 10 * MINUTE + 1, 0],
  ['after a night it is due once', 0, 480 * MINUTE, 0],
  ['a clock that was set back holds nothing up', 5 * MINUTE, 4 * MINUTE, 0],
])('%s [7.51]', (_, lastEnd, now, wait) => {
  expect(waitBeforeRead(lastEnd, now, READ_EVERY_MS)).toBe(wait);
});
