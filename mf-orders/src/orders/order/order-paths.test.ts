import { orderPaths } from './order-paths.ts';

test('the addresses of the pages of orders', () => {
  expect([orderPaths.list, orderPaths.create, orderPaths.createByFile]).toEqual([
    '/order',
    '/order/create',
    '/order/create-by-file',
  ]);
  expect(orderPaths.detail('a/b')).toBe('/order/a%2Fb');
  expect(orderPaths.detailFacts('a/b')).toBe('/order/a%2Fb?tab=detail');
  expect(orderPaths.update('a/b')).toBe('/order/a%2Fb/update');
  expect(orderPaths.papers('a/b')).toBe('/order/a%2Fb/contract');
  expect(orderPaths.share('a/b')).toBe('/order/a%2Fb/share');
});
