import { numbered } from '#testing/estimate-fixtures.ts';
import { comparedEstimates } from './compared-estimates.ts';

const agreed = numbered(1, { status: 'accepted', minutesOnFoot: 1 });
const far = numbered(2, { minutesOnFoot: 9, monthlyRent: 1 });
const near = numbered(3, { minutesOnFoot: 2 });
const rejected = numbered(4, { status: 'rejected' });
const aborted = numbered(5, { status: 'aborted' });
const ALL = [agreed, far, near, rejected, aborted];
const numbersOf = (...[ids, sort]: [readonly string[], 'near' | 'cheap']) =>
  comparedEstimates(ALL, ids, sort).map(({ number }) => number);

test('without a selection the sheet has what waits and what is agreed, in the order of the list', () => {
  expect(numbersOf([], 'near')).toEqual([3, 2, 1]);
  expect(numbersOf([], 'cheap')).toEqual([2, 3, 1]);
});

test('a selection is taken as it is, without what was withdrawn', () => {
  expect(numbersOf([rejected.id, near.id, aborted.id], 'near')).toEqual([3, 4]);
});

test('a selection of which nothing is left counts as none', () => {
  expect(numbersOf([aborted.id, 'gone'], 'near')).toEqual([3, 2, 1]);
});
