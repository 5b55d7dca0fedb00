import { registerFor } from './refresh.ts';

test('modules of two apps with the same path are not taken for one', () => {
  const register = jest.fn();
  const Page = () => null;
  registerFor({ register }, 'mf_orders_dev')(Page, './src/list/page.tsx Page');
  registerFor({ register }, 'mf_billing_dev')(Page, './src/list/page.tsx Page');
  expect(register.mock.calls).toEqual([
    [Page, 'mf_orders_dev ./src/list/page.tsx Page'],
    [Page, 'mf_billing_dev ./src/list/page.tsx Page'],
  ]);
});
