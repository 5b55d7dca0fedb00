import { usageDays } from './usage-days.ts';

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
