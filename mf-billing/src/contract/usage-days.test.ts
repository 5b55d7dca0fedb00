import { endsSoon, passedShare, usageDays } from './usage-days.ts';

const TODAY = '2026-11-21';

test.each([
  ['duringUse', '2026-10-01T08:00+09:00', '2027-03-31T18:00+09:00', '残り130日'],
  ['duringUse', '2026-10-01T08:00+09:00', '2026-11-22T18:00+09:00', '残り1日'],
  ['duringUse', '2026-10-01T08:00+09:00', '2026-11-21T18:00+09:00', '本日まで'],
  ['duringUse', '2026-11-21T00:00+09:00', '2030-11-21T18:00+09:00', '残り1,461日'],
  ['beforeUse', '2026-12-11T00:00+09:00', '2027-08-03T23:59+09:00', '開始まで20日'],
  ['beforeUse', '2026-11-22T00:00+09:00', '2027-08-03T23:59+09:00', '開始まで1日'],
  ['beforeUse', '2026-11-21T08:00+09:00', '2027-08-03T23:59+09:00', '本日から'],
  ['endOfUse', '2026-05-01T00:00+09:00', '2026-11-02T23:59+09:00', null],
] as const)('%s from %s to %s: %s', (usageStatus, start, end, text) => {
  const instant = (time: string) => new Date(time).toISOString();
  expect(usageDays({ usageStatus, startAt: instant(start), endAt: instant(end) }, TODAY)).toBe(text);
});

test.each([
  ['duringUse', '2026-11-29T00:00+09:00', false],
  ['duringUse', '2026-11-28T23:59+09:00', true],
  ['duringUse', '2026-11-21T18:00+09:00', true],
  ['beforeUse', '2026-11-25T18:00+09:00', false],
  ['endOfUse', '2026-11-20T18:00+09:00', false],
  ['unknown', '2026-11-25T18:00+09:00', false],
] as const)('%s until %s ends soon: %s', (usageStatus, end, isSoon) => {
  expect(endsSoon({ usageStatus, endAt: new Date(end).toISOString() }, TODAY)).toBe(isSoon);
});

test.each([
  ['2026-09-30T23:00:00.000Z', 0],
  ['2026-10-05T23:00:00.000Z', 0.5],
  ['2026-10-10T23:00:00.000Z', 1],
  ['2026-09-01T00:00:00.000Z', 0],
  ['2027-01-01T00:00:00.000Z', 1],
])('at %s the part %d of a period of ten days is over', (now, share) => {
  const period = { startAt: '2026-09-30T23:00:00.000Z', endAt: '2026-10-10T23:00:00.000Z' };
  expect(passedShare(period, new Date(now))).toBe(share);
});

test('a period that ends when it begins is over at once', () => {
  const at = '2026-10-01T00:00:00.000Z';
  expect(passedShare({ startAt: at, endAt: at }, new Date('2026-10-01T00:00:00.001Z'))).toBe(1);
});
