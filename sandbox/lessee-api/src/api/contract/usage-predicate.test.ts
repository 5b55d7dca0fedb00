import { usageStatus } from './usage-predicate.ts';

/** From the beginning of 1 November to the end of 30 November in Tokyo. */
const usage = { startAt: new Date('2026-10-31T15:00:00.000Z'), endAt: new Date('2026-11-30T14:59:59.999Z') };

test.each([
  ['2026-10-31T14:59:59.999Z', 'beforeUse'],
  ['2026-10-31T15:00:00.000Z', 'duringUse'],
  ['2026-11-15T00:00:00.000Z', 'duringUse'],
  ['2026-11-30T14:59:59.999Z', 'duringUse'],
  ['2026-11-30T15:00:00.000Z', 'endOfUse'],
])('at %s a use from 1 to 30 November is %s', (now, expected) => {
  expect(usageStatus(usage, new Date(now))).toBe(expected);
});
