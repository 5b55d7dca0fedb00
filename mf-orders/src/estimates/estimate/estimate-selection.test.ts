import { numbered } from '#testing/estimate-fixtures.ts';
import { canShare, selectedOf, selectionOf, withAllToggled, withToggled } from './estimate-selection.ts';

const list = [numbered(1), numbered(2, { status: 'aborted' }), numbered(3, { status: 'rejected' })];
const [first = '', withdrawn = '', third = ''] = list.map(({ id }) => id);

test.each([
  ['unanswered', true],
  ['rejected', true],
  ['accepted', true],
  ['contracted', true],
  ['aborted', false],
] as const)('one that is %s can be shared: %s', (status, expected) => {
  expect(canShare({ status })).toBe(expected);
});

test('one that was withdrawn after it was selected, or is not in the list, does not count', () => {
  expect(selectedOf(list, [third, withdrawn, 'elsewhere', first]).map(({ id }) => id)).toEqual([first, third]);
});

test('one is selected, and no longer selected', () => {
  expect(withToggled([first], third)).toEqual([first, third]);
  expect(withToggled([first, third], first)).toEqual([third]);
});

test.each([
  [[], 'none', [first, third]],
  [[withdrawn], 'none', [first, third]],
  [[first], 'some', [first, third]],
  [[first, third], 'all', []],
] as const)('of %j selected it is "%s", and a press on all leads to %j', (ids, selection, next) => {
  expect(selectionOf(list, ids)).toBe(selection);
  expect(withAllToggled(list, ids)).toEqual(next);
});
