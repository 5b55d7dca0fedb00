import { ApiError } from '@portal/platform/api';
import { refusalOf } from './option-refusal.ts';

const httpError = (status: number) => new ApiError({ kind: 'http', method: 'PUT', call: 'PUT /option/:id', status });

test.each([
  [409, { message: 'option.errorDuplicate', field: 'name' }],
  [410, { message: 'option.errorCancelled' }],
  [422, { message: 'option.errorSame' }],
  [428, { message: 'option.errorExpired', field: 'order' }],
])('the status %i has its own sentence', (status, refusal) => {
  expect(refusalOf(httpError(status))).toEqual(refusal);
});

test('one that is done is not taken for one whose name exists', () => {
  const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'alreadyDone' };
  const done = new ApiError({ kind: 'http', method: 'PUT', call: 'PUT /option/:id', status: 409, problem });
  expect(refusalOf(done)).toEqual({ message: 'option.errorDone' });
});

test.each([400, 403, 404, 429, 500])('the status %i is left to the general dialog', (status) => {
  expect(refusalOf(httpError(status))).toBeUndefined();
});

test('so is everything that is no answer', () => {
  expect(refusalOf(new ApiError({ kind: 'timeout', method: 'PUT', call: 'PUT /option/:id' }))).toBeUndefined();
  expect(refusalOf(new ApiError({ kind: 'offline', method: 'PUT', call: 'x', status: 409 }))).toBeUndefined();
  expect(refusalOf(new Error('409'))).toBeUndefined();
});
