import { numbered } from '#testing/estimate-fixtures.ts';
import { marksOf } from './estimate-marks.ts';

const near = numbered(1, { minutesOnFoot: 2, monthlyRent: 40_000, vacancy: 3 });
const cheap = numbered(2, { minutesOnFoot: 9, monthlyRent: 20_000, vacancy: 2 });
const plain = numbered(3, { minutesOnFoot: 9, monthlyRent: 40_000, vacancy: 4 });
const equal = numbered(5, { status: 'rejected', minutesOnFoot: 2, monthlyRent: 40_000 });
const better = numbered(4, { status: 'rejected', minutesOnFoot: 1, monthlyRent: 10_000 });

test.each([
  ['the shortest walk and the lowest rent, each its own', [near, cheap, plain], [['nearest'], ['cheapest'], []]],
  ['both in one', [plain, { ...near, monthlyRent: 20_000 }], [[], ['nearest', 'cheapest']]],
  [
    'all of them when they are equal',
    [plain, { ...plain, id: 'other' }],
    [
      ['nearest', 'cheapest'],
      ['nearest', 'cheapest'],
    ],
  ],
  ['none when there is no choice', [near], [[]]],
  ['none that is answered, however good', [better, near, plain], [[], ['nearest', 'cheapest'], ['cheapest']]],
  [
    'none that is answered, even if it equals the best',
    [equal, near, plain],
    [[], ['nearest', 'cheapest'], ['cheapest']],
  ],
  ['the one that waits alone has none', [better, near], [[], []]],
] as const)('marked is %s', (_, estimates, marks) => {
  expect(estimates.map(marksOf(estimates, 1))).toEqual(marks);
});

test.each([
  [3, 4, 'unanswered', ['short']],
  [4, 4, 'unanswered', []],
  [5, 4, 'unanswered', []],
  [0, 1, 'aborted', ['short']],
] as const)('%i free spaces for %i cars, %s: %j', (vacancy, cars, status, marks) => {
  const estimate = numbered(1, { vacancy, status });
  expect(marksOf([estimate], cars)(estimate)).toEqual(marks);
});
