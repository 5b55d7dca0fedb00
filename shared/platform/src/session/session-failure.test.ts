import { ApiError } from '../api/index.ts';
import { sessionFailureOf } from './session-failure.ts';

const failed = (kind: ApiError['kind'], status?: number) =>
  new ApiError({ kind, method: 'GET', call: 'getUser', ...(status && { status }) });

test.each([
  ['timeout', undefined, 'timeout'],
  ['offline', undefined, 'offline'],
  ['http', 401, 'unauthorized'],
  ['http', 403, 'forbidden'],
  ['http', 404, 'error'],
  ['http', 500, 'error'],
  ['parse', 403, 'error'],
  ['aborted', undefined, 'error'],
] as const)('the customer’s data end in %s %s: %s', (kind, status, expected) => {
  expect(sessionFailureOf(failed(kind, status))).toBe(expected);
});

test('anything that is not the API’s answer is an error', () => {
  expect(sessionFailureOf(Object.assign(new Error('x'), { kind: 'http', status: 401 }))).toBe('error');
});
