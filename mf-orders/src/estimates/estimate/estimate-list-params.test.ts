import { estimateListParams } from './estimate-list-params.ts';

test.each([
  ['', 'near'],
  ['sort=near', 'near'],
  ['sort=cheap', 'cheap'],
  ['sort=expensive', 'near'],
  ['tab=detail&sort=cheap', 'cheap'],
] as const)('the address "%s" sorts by %s', (search, sort) => {
  expect(estimateListParams.read(new URLSearchParams(search))).toEqual({ sort });
});

test('only the other order is written', () => {
  expect(estimateListParams.write({ sort: 'near' })).toBe('');
  expect(estimateListParams.write({ sort: 'cheap' })).toBe('sort=cheap');
});
