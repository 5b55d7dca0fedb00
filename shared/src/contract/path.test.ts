import { fillPath, pathParameters } from './path.ts';

test('parameters are filled in by name, each as one segment', () => {
  expect(pathParameters('/order/:id/estimate/:estimateId')).toEqual(['id', 'estimateId']);
  expect(fillPath('/order/:id/estimate/:estimateId', { estimateId: 'a/b?c', id: 7 })).toBe(
    '/order/7/estimate/a%2Fb%3Fc',
  );
});
