import { fillPath, matchPath, openApiPath, pathParameters } from './path.ts';

test('parameters are filled in by name, each as one segment', () => {
  expect(pathParameters('/order/:id/estimate/:estimateId')).toEqual(['id', 'estimateId']);
  expect(fillPath('/order/:id/estimate/:estimateId', { estimateId: 'a/b?c', id: 7 })).toBe(
    '/order/7/estimate/a%2Fb%3Fc',
  );
});

test('what was filled in is read back', () => {
  const path = '/order/:id/estimate/:estimateId';
  expect(matchPath(path, fillPath(path, { id: 7, estimateId: 'a/b?c' }))).toEqual({ id: '7', estimateId: 'a/b?c' });
  expect(matchPath('/order', '/order')).toEqual({});
});

test.each(['/order', '/order/7/estimate', '/order/7/8', '/x/order/7'])('%s is not /order/:id', (pathname) => {
  expect(matchPath('/order/:id', pathname)).toBeNull();
});

test('OpenAPI puts parameters in braces', () => {
  expect(openApiPath('/order/:id/estimate/:estimateId')).toBe('/order/{id}/estimate/{estimateId}');
});

test('a parameter that is not given leaves its segment empty', () => {
  expect(fillPath('/order/:id/estimate', {})).toBe('/order//estimate');
});
