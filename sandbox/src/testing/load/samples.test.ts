import { GOALS, percentile, rowOfGoal, rowsOfKinds, type Sample, slowestCalls, tableOf } from './samples.ts';

const read = (name: string, milliseconds: number, attempts = 1): Sample => ({
  kind: 'read',
  name,
  milliseconds,
  attempts,
});

test.each([
  [[], 0.95, 0],
  [[7], 0.95, 7],
  [[30, 10, 20], 0.5, 20],
  [Array.from({ length: 100 }, (_, index) => 100 - index), 0.95, 95],
  [[1, 2], 1, 2],
])('of %j, %d is at most %d', (numbers, share, expected) => {
  expect(percentile(numbers, share)).toBe(expected);
});

test('a table has a row for each kind, and the slowest calls', () => {
  const samples = [read('listOrders', 10), read('listOrders', 30, 2), read('getUser', 20)];
  expect(tableOf(rowsOfKinds(samples))).toContain('| read | 3 | 20 | 30 | 30 | 30 | 1 |\n| document | 0 | 0 |');
  expect(slowestCalls(samples, 1)).toEqual([expect.objectContaining({ what: 'listOrders', count: 2, p95: 30 })]);
});

test('documents are read, and are held against the goal of reads together with them', () => {
  const document: Sample = { ...read('downloadBilling', 900), kind: 'document' };
  const samples: Sample[] = [read('getUser', 10), document, { ...read('createOrder', 20), kind: 'write' }];
  expect(GOALS.map((goal) => rowOfGoal(goal, samples))).toMatchObject([
    { what: 'read and document', count: 2, p95: 900 },
    { what: 'write', count: 1, p95: 20 },
  ]);
});
