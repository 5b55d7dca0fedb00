import { isScriptAddress } from './script-policy.ts';

const PAGE = 'https://portal.example.jp/order/abc?tab=detail';

test.each([
  '/shell/0.1.0-ab/118.50797be3.js',
  'https://portal.example.jp/mf/mf-orders/0.1.0-ab/remoteEntry.12.js?retry=1',
  '/mf/mf-news/1/news-list.js?retry=0.1',
])('%s is a published script', (address) => {
  expect(isScriptAddress(address, PAGE)).toBe(true);
});

test.each([
  '/remotes.json',
  '/uploads/plan.js',
  '/mf/mf-orders/1/../../../uploads/plan.js',
  'plan.js',
  '/mf/mf-orders/1/nested/plan.js',
  '//portal.example.jp/plan.js',
])('%s of our own origin is not', (address) => {
  expect(isScriptAddress(address, PAGE)).toBe(false);
});

test('which other origins have scripts is left to script-src', () => {
  expect(isScriptAddress('https://www.google.com/recaptcha/api.js?render=explicit', PAGE)).toBe(true);
});
