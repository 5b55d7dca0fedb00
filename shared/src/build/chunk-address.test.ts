import { freshAddresses } from './chunk-address.ts';

const fileOf = (chunk: string | number) => `${chunk}.js`;

test('a chunk is asked for at the address that the document hints', () => {
  const addressOf = freshAddresses(fileOf, '');
  expect([addressOf('list'), addressOf(121)]).toEqual(['list.js', '121.js']);
});

test('a chunk that did not come is asked for at another address each time, the others at theirs', () => {
  const addressOf = freshAddresses(fileOf, '');
  expect([1, 2, 3].map(() => addressOf('list'))).toEqual(['list.js', 'list.js?retry=0.1', 'list.js?retry=0.2']);
  expect(addressOf('detail')).toBe('detail.js');
});

test('the chunks of a container that was fetched again go with its query, and on from there', () => {
  const addressOf = freshAddresses(fileOf, '?retry=2');
  expect([1, 2].map(() => addressOf('list'))).toEqual(['list.js?retry=2', 'list.js?retry=2.1']);
});
