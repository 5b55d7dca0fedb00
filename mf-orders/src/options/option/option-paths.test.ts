import { optionPaths } from './option-paths.ts';

test('the addresses of the pages of applications', () => {
  expect([optionPaths.list, optionPaths.create]).toEqual(['/option', '/option/create']);
  expect(optionPaths.detail('a/b')).toBe('/option/a%2Fb');
  expect(optionPaths.update('a/b')).toBe('/option/a%2Fb/update');
});
