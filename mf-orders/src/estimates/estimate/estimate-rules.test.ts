import { numbered } from '#testing/estimate-fixtures.ts';
import { t } from '#text/t.ts';
import {
  compareEstimates,
  ESTIMATE_STATUS_LOOK,
  estimatePollMs,
  minutesText,
  sortEstimates,
} from './estimate-rules.ts';

const of = (id: string, status: Parameters<typeof numbered>[1] = {}) => numbered(1, { id, ...status });
const shuffled = [
  of('aborted1', { status: 'aborted', minutesOnFoot: 1 }),
  of('unanswered9', { minutesOnFoot: 9, monthlyRent: 20_000 }),
  of('contracted2', { status: 'contracted', minutesOnFoot: 2 }),
  of('rejected3', { status: 'rejected', minutesOnFoot: 3, monthlyRent: 10_000 }),
  of('unanswered0', { minutesOnFoot: 0, monthlyRent: 40_000 }),
  of('accepted4', { status: 'accepted', minutesOnFoot: 4 }),
  of('rejected1', { status: 'rejected', minutesOnFoot: 1, monthlyRent: 30_000 }),
];
const idsOf = (estimates: readonly { id: string }[]) => estimates.map(({ id }) => id);

test('estimates are sorted by status, and within a status by walking time', () => {
  expect(idsOf(sortEstimates(shuffled))).toEqual([
    'unanswered0',
    'unanswered9',
    'rejected1',
    'rejected3',
    'accepted4',
    'contracted2',
    'aborted1',
  ]);
});

test('the cheapest is first where the customer asked for it', () => {
  const priced = shuffled.filter(({ status }) => status === 'unanswered' || status === 'rejected');
  expect(idsOf(priced.toSorted(compareEstimates('cheap')))).toEqual([
    'rejected3',
    'unanswered9',
    'rejected1',
    'unanswered0',
  ]);
});

test('of two that cost the same the nearer is first, of two that are the same the first to arrive', () => {
  const twins = [numbered(3), numbered(2), numbered(1, { minutesOnFoot: 9 })];
  expect(twins.toSorted(compareEstimates('cheap')).map(({ number }) => number)).toEqual([2, 3, 1]);
});

test.each([
  [0, '1分未満'],
  [1, '1分'],
  [12, '12分'],
])('below 徒歩, %i minutes are shown as %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});

test.each([
  [undefined, 0, false],
  ['waitingQuote', undefined, false],
  ['waitingQuote', 0, 4000],
  ['searching', 0, 4000],
  ['unanswered', 2, 20000],
  ['contracted', 3, 20000],
  ['searchStopped', 0, false],
  ['closed', 0, false],
] as const)('an order that is %s with %s estimates is fetched again after %s ms', (status, count, interval) => {
  expect(estimatePollMs(status, count)).toBe(interval);
});

test.each([
  ['unanswered', '回答待ち', 'warn'],
  ['rejected', '見送り', 'neutral'],
  ['accepted', '契約手続き中', 'info'],
  ['contracted', '契約済み', 'ok'],
  ['aborted', '中止', 'neutral'],
] as const)('an estimate that is %s says %s', (status, label, tone) => {
  expect(t(ESTIMATE_STATUS_LOOK[status].label)).toBe(label);
  expect(ESTIMATE_STATUS_LOOK[status].tone).toBe(tone);
});
