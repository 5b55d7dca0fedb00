import { isNewestPage, newsListParams } from './news-list-params.ts';

const read = (search: string) => newsListParams.read(new URLSearchParams(search));
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
])('the address "%s" means the params %j', (search, params) => {
  expect(read(search)).toEqual({ ...newest, ...params });
});

test.each([{}, { after: 'a+b=' }, { before: 'x/y' }])('the params %j can be read back from its address', (cursors) => {
  const params = { ...newest, ...cursors };
  expect(read(newsListParams.write(params))).toEqual(params);
});

test('only params without a cursor mean the newest page', () => {
  expect(isNewestPage(newest)).toBe(true);
  expect(isNewestPage({ ...newest, after: 'a' })).toBe(false);
  expect(isNewestPage({ ...newest, before: 'a' })).toBe(false);
});
