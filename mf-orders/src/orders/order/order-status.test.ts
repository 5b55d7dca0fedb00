import { ORDER_STATUSES } from '@portal/contract/order';
import { t } from '#text/t.ts';
import { ORDER_STATUS_LOOK } from './order-status.ts';

test.each([
  ['unanswered', '見積の回答待ち', 'warn'],
  ['uncontracted', '未契約', 'info'],
  ['contracted', '契約済み', 'ok'],
  ['waitingQuote', '見積待ち', 'neutral'],
  ['searching', '手配中', 'neutral'],
  ['searchStopped', '手配停止中', 'neutral'],
  ['closed', '終了', 'neutral'],
  ['unknown', '確認中', 'neutral'],
] as const)('an order that is %s says %s', (status, label, tone) => {
  expect(t(ORDER_STATUS_LOOK[status].label)).toBe(label);
  expect(ORDER_STATUS_LOOK[status].tone).toBe(tone);
});

test('every status has a look, and one that the portal does not know too', () => {
  expect(Object.keys(ORDER_STATUS_LOOK).sort()).toEqual([...ORDER_STATUSES, 'unknown'].sort());
});
