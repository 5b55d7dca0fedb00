import type { Estimate, EstimateStatus } from '@portal/shared/contract/estimate';
import { t } from '#text/t.ts';
import { ESTIMATE_STATUS_LOOK, estimatePollMs, inListOrder, walkText } from './estimate-rules.ts';

const estimate = (status: EstimateStatus, minutesOnFoot: number): Estimate => ({
  id: `${status}${minutesOnFoot}`,
  status,
  minutesOnFoot,
  location: { latitude: 35.69, longitude: 139.7 },
  parkingName: '明治通りパーク',
  address: '東京都新宿区新宿五丁目2番',
  monthlyRent: 38500,
  vacancy: 3,
});

test('estimates are sorted by status, and within a status by walking time', () => {
  const shuffled = [
    estimate('aborted', 1),
    estimate('unanswered', 9),
    estimate('contracted', 2),
    estimate('rejected', 3),
    estimate('unanswered', 0),
    estimate('accepted', 4),
    estimate('rejected', 1),
  ];
  expect(inListOrder(shuffled).map(({ id }) => id)).toEqual([
    'unanswered0',
    'unanswered9',
    'rejected1',
    'rejected3',
    'accepted4',
    'contracted2',
    'aborted1',
  ]);
});

test.each([
  [0, '徒歩1分未満'],
  [1, '徒歩1分'],
  [12, '徒歩12分'],
])('%i minutes are shown as %s', (minutes, text) => {
  expect(walkText(minutes)).toBe(text);
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
  ['unanswered', '未回答', 'warn'],
  ['rejected', '見送り', 'neutral'],
  ['accepted', '契約依頼済み', 'info'],
  ['contracted', '契約済み', 'ok'],
  ['aborted', '中止', 'neutral'],
] as const)('an estimate that is %s says %s', (status, label, tone) => {
  expect(t(ESTIMATE_STATUS_LOOK[status].label)).toBe(label);
  expect(ESTIMATE_STATUS_LOOK[status].tone).toBe(tone);
});
