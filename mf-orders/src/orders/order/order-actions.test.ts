import { ORDER_STATUSES } from '@portal/contract/order';
import { orderDetail } from '#testing/order-fixtures.ts';
import { canChange, canStopSearch } from './order-actions.ts';

const open = { total: 3, unanswered: 2, rejected: 1, accepted: 0, contracted: 0, aborted: 0 };
test.each([
  [{}, true],
  [{ unanswered: 0, rejected: 2, aborted: 1 }, true],
  [{ accepted: 1 }, false],
  [{ contracted: 1 }, false],
])('an order with %j can be changed: %s', (counts, expected) => {
  expect(canChange(orderDetail({ estimates: { ...open, ...counts } }))).toBe(expected);
});

test('the search of an order can be stopped, or resumed, until its period has ended', () => {
  expect(ORDER_STATUSES.filter((status) => !canStopSearch({ status }))).toEqual(['closed']);
});
