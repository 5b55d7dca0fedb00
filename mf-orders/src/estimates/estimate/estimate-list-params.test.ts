import { estimateListParams } from './estimate-list-params.ts';

test.each([
  ['', 'near'],
  ['sort=near', 'near'],
  ['sort=cheap', 'cheap'],
  ['sort=expensive', 'near'],
  ['tab=detail&sort=cheap', 'cheap'],
] as const)('the address "%s" sorts by %s', (search, sort) => {
  expect(estimateListParams.read(new URLSearchParams(search))).toEqual({ sort, view: 'list' });
});

test('only the other order and the map are written', () => {
  expect(estimateListParams.write({ sort: 'near', view: 'list' })).toBe('');
  expect(estimateListParams.write({ sort: 'cheap', view: 'map' })).toBe('sort=cheap&view=map');
});
