import { ApiError } from '@portal/shared/api';
import { orderDetail } from '#testing/order-fixtures.ts';
import { isAccepted, refusalOf } from './update-refusal.ts';

const http = (status: number) => new ApiError({ method: 'PUT', call: 'PUT /order/:id', kind: 'http', status });

test.each([
  [http(409), 'accepted'],
  [http(410), 'gone'],
  [http(404), 'gone'],
  [http(400), null],
  [http(500), null],
  [new ApiError({ method: 'PUT', call: 'PUT /order/:id', kind: 'timeout' }), null],
  [new Error('of ours'), null],
])('%s means %j for the order', (error, refusal) => {
  expect(refusalOf(error)).toBe(refusal);
});

const none = { total: 3, unanswered: 2, rejected: 1, accepted: 0, contracted: 0, aborted: 0 };
test.each([
  [{}, false],
  [{ accepted: 1 }, true],
  [{ contracted: 1 }, true],
])('with %j an order is fixed: %s', (counts, isFixed) => {
  expect(isAccepted(orderDetail({ estimates: { ...none, ...counts } }))).toBe(isFixed);
});
