import { orderPaths } from './order-paths.ts';

test('the addresses of the pages of orders', () => {
  expect([orderPaths.list, orderPaths.create]).toEqual(['/order', '/order/create']);
  expect(orderPaths.detail('a/b')).toBe('/order/a%2Fb');
  expect(orderPaths.detailFacts('a/b')).toBe('/order/a%2Fb?tab=detail');
});
