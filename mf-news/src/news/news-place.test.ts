import { isNewestPage, readNewsPlace, writeNewsPlace } from './news-place.ts';

const read = (search: string) => readNewsPlace(new URLSearchParams(search));

test.each([
  ['', {}],
  ['after=abc', { after: 'abc' }],
  ['before=abc', { before: 'abc' }],
  ['after=a%2Bb%3D', { after: 'a+b=' }],
  ['after=a&before=b', {}],
  ['after=', {}],
  [`after=${'a'.repeat(501)}`, {}],
  ['page=2', {}],
])('the address "%s" is the place %j [2.87]', (search, place) => {
  expect(read(search)).toEqual(place);
});

test.each([{}, { after: 'a+b=' }, { before: 'x/y' }])('the place %j is read back from its address [2.87]', (place) => {
  expect(read(writeNewsPlace(place))).toEqual(place);
});

test('only the place without a cursor is the newest page', () => {
  expect(isNewestPage({})).toBe(true);
  expect(isNewestPage({ after: 'a' })).toBe(false);
  expect(isNewestPage({ before: 'a' })).toBe(false);
});
