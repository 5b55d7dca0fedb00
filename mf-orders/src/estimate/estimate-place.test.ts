import { estimatePlace } from './estimate-place.ts';

test.each([
  ['', 'near'],
  ['sort=near', 'near'],
  ['sort=cheap', 'cheap'],
  ['sort=expensive', 'near'],
  ['tab=detail&sort=cheap', 'cheap'],
] as const)('the address "%s" sorts by %s', (search, sort) => {
  expect(estimatePlace.read(new URLSearchParams(search))).toEqual({ sort });
});

test('only the other order is written', () => {
  expect(estimatePlace.write({ sort: 'near' })).toBe('');
  expect(estimatePlace.write({ sort: 'cheap' })).toBe('sort=cheap');
});
