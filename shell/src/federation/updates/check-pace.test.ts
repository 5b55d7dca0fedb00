import { isDueOnReturn, nextCheckIn } from './check-pace.ts';

const MINUTE = 60_000;

test.each([
  [0, 4 * MINUTE],
  [0.5, 5 * MINUTE],
  [1, 6 * MINUTE],
])('with %p from the dice the next check is in %i ms', (random, wait) => {
  expect(nextCheckIn(random)).toBe(wait);
});

test.each([
  ['just after a check it is not', 0, 0, false],
  ['within a minute it is not', 0, MINUTE - 1, false],
  ['after a minute it is', 0, MINUTE, true],
  ['after a night it is', 0, 480 * MINUTE, true],
  ['a clock that was set back holds nothing up', 5 * MINUTE, 4 * MINUTE, true],
])('coming back to the page, a check is due: %s', (_, lastCheck, now, isDue) => {
  expect(isDueOnReturn(lastCheck, now)).toBe(isDue);
});
