import { freshAddresses } from './chunk-address.ts';

const fileOf = (chunk: string | number) => `${chunk}.js`;

test('a chunk is requested at the address that the document hints', () => {
  const addressOf = freshAddresses(fileOf, '');
  expect([addressOf('list'), addressOf(121)]).toEqual(['list.js', '121.js']);
});

test('a chunk that failed is requested at a new address each time, the others keep theirs', () => {
  const addressOf = freshAddresses(fileOf, '');
  expect([1, 2, 3].map(() => addressOf('list'))).toEqual(['list.js', 'list.js?retry=0.1', 'list.js?retry=0.2']);
  expect(addressOf('detail')).toBe('detail.js');
});

test('the chunks of a container that was fetched again use its query, and continue from there', () => {
  const addressOf = freshAddresses(fileOf, '?retry=2');
  expect([1, 2].map(() => addressOf('list'))).toEqual(['list.js?retry=2', 'list.js?retry=2.1']);
});
