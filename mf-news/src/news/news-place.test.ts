import { isNewestPage, newsPlace } from './news-place.ts';

const read = (search: string) => newsPlace.read(new URLSearchParams(search));
const newest = { after: '', before: '' };

test.each([
  ['', {}],
  ['after=abc', { after: 'abc' }],
  ['before=abc', { before: 'abc' }],
  ['after=a%2Bb%3D', { after: 'a+b=' }],
  ['after=a&before=b', {}],
  ['after=', {}],
  [`after=${'a'.repeat(501)}`, {}],
  ['page=2', {}],
])('the address "%s" is the place %j', (search, place) => {
  expect(read(search)).toEqual({ ...newest, ...place });
});

test.each([{}, { after: 'a+b=' }, { before: 'x/y' }])('the place %j can be read back from its address', (cursors) => {
  const place = { ...newest, ...cursors };
  expect(read(newsPlace.write(place))).toEqual(place);
});

test('only the place without a cursor is the newest page', () => {
  expect(isNewestPage(newest)).toBe(true);
  expect(isNewestPage({ ...newest, after: 'a' })).toBe(false);
  expect(isNewestPage({ ...newest, before: 'a' })).toBe(false);
});
