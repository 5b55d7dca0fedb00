import { ApiError } from '@portal/platform/api';
import { refusalOf } from './update-refusal.ts';

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
